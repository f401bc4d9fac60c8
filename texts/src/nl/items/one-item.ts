import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Over dit eten';
export const pageDescription = 'Iets in de open koelkast.';
export const goBack = 'Terug';
export const badge: Record<Freshness, string> = {
  fresh: 'VERS',
  'expiring-soon': 'VERLOOPT BIJNA',
  expired: 'VERLOPEN',
};
export const noCountdown = 'Geen datum, dus niets om af te tellen.';
export const noDescription = 'Geen beschrijving.';
export const addedBy = 'Toegevoegd door';

export const loading = 'Laden…';
export const failed = 'Dit kon niet worden geladen.';
export const missing = 'Niet gevonden.';
export const missingHint = 'Misschien heeft iemand het opgegeten. De rest ligt in de koelkast.';

export const gone = ({ title }: { title: string }) => `Hier niet meer: ${title}`;
export const goneHint = 'De rest ligt in de koelkast.';

export const note = 'Je notitie';
export const noteIsPrivate = 'Alleen zichtbaar voor wie het toevoegde';
export const noteHint = 'Schrijf iets wat alleen jij ziet';
export const noteOfAnother = 'Alleen wie het toevoegde, kan een notitie schrijven';
export const addNote = 'Notitie toevoegen';
export const updateNote = 'Notitie wijzigen';
export const deleteNote = 'Notitie verwijderen';
export const deleteNoteQuestion = 'Wil je de notitie verwijderen?';
export const noteAdded = 'Notitie toegevoegd!';
export const noteUpdated = 'Notitie gewijzigd!';
export const noteDeleted = 'Notitie verwijderd!';
export const noteNotSaved = 'De notitie kon niet worden opgeslagen. Probeer het opnieuw.';
export const noteNotDeleted = 'De notitie kon niet worden verwijderd. Probeer het opnieuw.';
