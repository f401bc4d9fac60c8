import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Om maten';
export const pageDescription = 'En sak i det delade kylskåpet.';
export const goBack = 'Tillbaka';
export const badge: Record<Freshness, string> = {
  fresh: 'FRÄSCHT',
  'expiring-soon': 'GÅR SNART UT',
  expired: 'UTGÅNGET',
};
export const noCountdown = 'Inget utgångsdatum, alltså inget att räkna ner till.';
export const noDescription = 'Ingen beskrivning.';
export const addedBy = 'Inlagt av';

export const loading = 'Laddar …';
export const failed = 'Det gick inte att ladda.';
export const missing = 'Hittades inte.';
export const missingHint = 'Någon kanske har ätit upp det. Resten finns i kylskåpet.';

export const gone = ({ title }: { title: string }) => `Finns inte här längre: ${title}`;
export const goneHint = 'Resten finns i kylskåpet.';

export const note = 'Din anteckning';
export const noteIsPrivate = 'Bara ägaren ser den';
export const noteHint = 'Skriv något som bara du ser';
export const noteOfAnother = 'Bara ägaren kan skriva en anteckning';
export const addNote = 'Spara anteckning';
export const updateNote = 'Ändra anteckning';
export const deleteNote = 'Ta bort anteckning';
export const deleteNoteQuestion = 'Vill du verkligen ta bort anteckningen?';
export const noteAdded = 'Anteckningen är sparad!';
export const noteUpdated = 'Anteckningen är ändrad!';
export const noteDeleted = 'Anteckningen är borttagen!';
export const noteNotSaved = 'Anteckningen kunde inte sparas. Försök igen.';
export const noteNotDeleted = 'Anteckningen kunde inte tas bort. Försök igen.';
