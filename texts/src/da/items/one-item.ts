import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Om maden';
export const pageDescription = 'Én ting i det åbne køleskab.';
export const goBack = 'Tilbage';
export const badge: Record<Freshness, string> = {
  fresh: 'FRISK',
  'expiring-soon': 'UDLØBER SNART',
  expired: 'UDLØBET',
};
export const noCountdown = 'Ingen udløbsdato, så der er ikke noget at tælle ned til.';
export const noDescription = 'Ingen beskrivelse.';
export const addedBy = 'Tilføjet af';

export const loading = 'Henter …';
export const failed = 'Det kunne ikke hentes.';
export const missing = 'Ikke fundet.';
export const missingHint = 'Måske har nogen spist det. Resten er i køleskabet.';

export const gone = ({ title }: { title: string }) => `Ikke mere her: ${title}`;
export const goneHint = 'Resten er i køleskabet.';

export const note = 'Din note';
export const noteIsPrivate = 'Kun du ser den';
export const noteHint = 'Skriv noget, kun du ser';
export const noteOfAnother = 'Kun ejeren kan skrive en note';
export const addNote = 'Tilføj note';
export const updateNote = 'Ret note';
export const deleteNote = 'Slet note';
export const deleteNoteQuestion = 'Vil du slette noten?';
export const noteAdded = 'Noten er tilføjet!';
export const noteUpdated = 'Noten er rettet!';
export const noteDeleted = 'Noten er slettet!';
export const noteNotSaved = 'Noten blev ikke gemt. Prøv igen.';
export const noteNotDeleted = 'Noten blev ikke slettet. Prøv igen.';
