import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Dettagli dell’alimento';
export const pageDescription = 'Un alimento del frigo aperto.';
export const goBack = 'Indietro';
export const badge: Record<Freshness, string> = {
  fresh: 'FRESCO',
  'expiring-soon': 'IN SCADENZA',
  expired: 'SCADUTO',
};
export const noCountdown = 'Senza data, quindi niente da contare.';
export const noDescription = 'Nessuna descrizione.';
export const addedBy = 'Aggiunto da';

export const loading = 'Caricamento dell’alimento…';
export const failed = 'Impossibile caricare l’alimento.';
export const missing = 'Alimento non trovato.';
export const missingHint = 'Forse qualcuno l’ha mangiato. Il resto è nel frigo.';

export const gone = ({ title }: { title: string }) => `Qui non c’è più: ${title}`;
export const goneHint = 'Il resto è nel frigo.';

export const note = 'La tua nota';
export const noteIsPrivate = 'La vede solo chi l’ha aggiunto';
export const noteHint = 'Scrivi qualcosa che vedrai solo tu';
export const noteOfAnother = 'Solo chi l’ha aggiunto può scriverci una nota';
export const addNote = 'Aggiungi la nota';
export const updateNote = 'Modifica la nota';
export const deleteNote = 'Elimina la nota';
export const deleteNoteQuestion = 'Vuoi davvero eliminare la nota?';
export const noteAdded = 'Nota aggiunta!';
export const noteUpdated = 'Nota modificata!';
export const noteDeleted = 'Nota eliminata!';
export const noteNotSaved = 'Il salvataggio non è riuscito. Riprova.';
export const noteNotDeleted = 'L’eliminazione non è riuscita. Riprova.';
