import { lateSheet } from './late-sheet.tsx';

/** For ten seconds, what was just done can be taken back. */
export const UndoBar = lateSheet(
  async () => (await import('./undo-bar.tsx')).UndoBar,
  () => true,
);

/** Asked before somebody takes what is another person's. */
export const TakeQuestion = lateSheet(
  async () => (await import('./take-question.tsx')).TakeQuestion,
  () => true,
);
