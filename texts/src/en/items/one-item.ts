import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Food details';
export const pageDescription = 'One item in the shared fridge.';
export const goBack = 'Go Back';
export const badge: Record<Freshness, string> = {
  fresh: 'FRESH',
  'expiring-soon': 'EXPIRES SOON',
  expired: 'EXPIRED',
};
export const noCountdown = 'No expiry date, so nothing to count down.';
export const noDescription = 'No description available.';
export const addedBy = 'Added By';

export const loading = 'Loading food details...';
export const failed = 'Failed to load item.';
export const missing = 'Item not found.';
export const missingHint = 'Somebody may have eaten it. The rest is in the fridge.';

export const gone = ({ title }: { title: string }) => `No more ${title} here`;
export const goneHint = 'The rest is in the fridge.';

export const note = 'Your Note';
export const noteIsPrivate = 'Only the owner sees it';
export const noteHint = 'Write something only you will see';
export const noteOfAnother = 'Only the owner can add a note';
export const addNote = 'Add Note';
export const updateNote = 'Update Note';
export const deleteNote = 'Delete Note';
export const deleteNoteQuestion = 'Are you sure you want to delete the note?';
export const noteAdded = 'Note added!';
export const noteUpdated = 'Note updated successfully!';
export const noteDeleted = 'Note deleted successfully!';
export const noteNotSaved = 'Failed to submit note. Try again.';
export const noteNotDeleted = 'Failed to delete note. Try again.';
