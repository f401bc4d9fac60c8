import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Details';
export const pageDescription = 'Ein Lebensmittel im gemeinsamen Kühlschrank.';
export const goBack = 'Zurück';
export const badge: Record<Freshness, string> = {
  fresh: 'FRISCH',
  'expiring-soon': 'LÄUFT BALD AB',
  expired: 'ABGELAUFEN',
};
export const noCountdown = 'Kein Ablaufdatum, also auch kein Countdown.';
export const noDescription = 'Keine Beschreibung.';
export const addedBy = 'Hinzugefügt von';

export const loading = 'Wird geladen …';
export const failed = 'Das ließ sich nicht laden.';
export const missing = 'Nicht gefunden.';
export const missingHint = 'Vielleicht hat es jemand gegessen. Alles andere ist im Kühlschrank.';

export const gone = ({ title }: { title: string }) => `Nicht mehr da: ${title}`;
export const goneHint = 'Alles andere ist im Kühlschrank.';

export const note = 'Deine Notiz';
export const noteIsPrivate = 'Nur du siehst sie';
export const noteHint = 'Schreib etwas, das nur du siehst';
export const noteOfAnother = 'Eine Notiz schreibt nur, wem es gehört';
export const addNote = 'Notiz hinzufügen';
export const updateNote = 'Notiz ändern';
export const deleteNote = 'Notiz löschen';
export const deleteNoteQuestion = 'Möchtest du die Notiz löschen?';
export const noteAdded = 'Notiz hinzugefügt!';
export const noteUpdated = 'Notiz geändert!';
export const noteDeleted = 'Notiz gelöscht!';
export const noteNotSaved = 'Notiz nicht gespeichert. Versuche es noch einmal.';
export const noteNotDeleted = 'Notiz nicht gelöscht. Versuche es noch einmal.';
