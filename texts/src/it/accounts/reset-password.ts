export const pageTitle = 'Nuova password';
export const pageDescription = 'Scegli una nuova password per Crisper.';
export const heading = 'Scegli una nuova password';
export const introduction =
  'Sostituisce subito quella vecchia, e chiude le tue sessioni su tutti i dispositivi.';
export const note = 'Nuova password, stesso frigo.';

export const form = 'Scegli una nuova password';
export const setPassword = 'Salva la password';
export const changedTitle = 'Password cambiata';
export const changed = 'Le tue sessioni sono chiuse ovunque. Accedi con la nuova password.';
export const failedTitle = 'Non ha funzionato';

export const brokenLink =
  'In questo indirizzo manca il token. Apri il link esattamente com’è nell’email, o chiedine uno nuovo.';
export const askForNewLink = 'Chiedi un nuovo link';
