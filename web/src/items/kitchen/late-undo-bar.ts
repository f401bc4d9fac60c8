import { lateSheet } from './late-sheet.tsx';

/** Comes with the sheets, at the first sign that the page is used. */
export const UndoBar = lateSheet(
  async () => (await import('./undo-bar.tsx')).UndoBar,
  () => true,
);
