import { lateSheet } from '#items/late-sheet.tsx';

/** Everything that can be done with food. */
export const MoreSheet = lateSheet(
  async () => (await import('./more-sheet.tsx')).MoreSheet,
  ({ item }) => item !== null,
);

/** How much is left of it. */
export const SomeLeftSheet = lateSheet(
  async () => (await import('./some-left-sheet.tsx')).SomeLeftSheet,
  ({ item }) => item !== null,
);
