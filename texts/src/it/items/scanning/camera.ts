export const picture = 'Quello che vede la fotocamera';
export const takePicture = 'Scatta';
export const takePhoto = 'Scatta una foto';
export const usePhoto = 'Usa una foto';
export const useCamera = 'Usa la fotocamera';
/** The first time. */
export const loading = 'Carichiamo il lettore di immagini. La prossima volta sarà già pronto…';
export const readingPhoto = 'Lettura della foto…';
export const staysHere =
  'Le immagini restano su questo dispositivo. Ne escono solo gli alimenti che aggiungi.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'La fotocamera è spenta.',
  starting: 'La fotocamera si avvia…',
  insecure: 'Il browser dà la fotocamera solo agli indirizzi https. Va bene anche una foto.',
  refused: 'Qui la fotocamera non è permessa. Consentila nelle impostazioni del browser, o usa una foto.',
  missing: 'Nessuna fotocamera trovata. Usa una foto.',
  busy: 'La fotocamera non risponde; forse la sta usando un’altra app. Riprova, o usa una foto.',
};
export const trouble = {
  dark: 'È troppo buio, non si vede niente. Vai dove c’è più luce.',
  unreadable: 'Impossibile aprire questa foto. Prova con un’altra.',
  nothing: 'In questa foto non abbiamo trovato niente. Provane una più vicina e più nitida.',
  'not-loaded': 'Impossibile caricare il lettore di immagini. Controlla la connessione e riprova.',
};
