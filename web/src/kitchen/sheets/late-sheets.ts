import { lateSheet } from '#items/late-sheet.tsx';

/** Everything that can be done with food. */
export const LateMoreSheet = lateSheet(
  async () => (await import('./more-sheet.tsx')).MoreSheet,
  ({ item }) => item !== null,
);

/** How much is left of it. */
export const LateSomeLeftSheet = lateSheet(
  async () => (await import('./some-left-sheet.tsx')).SomeLeftSheet,
  ({ item }) => item !== null,
);
