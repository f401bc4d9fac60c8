export const backTo = ({ kitchen }: { kitchen: string }) => `Torna a «${kitchen}»`;
export const pageDescription = 'Cosa c’è in cucina, e cosa mangiare prima.';
export const loading = 'Caricamento della cucina…';
export const loadFailed = 'Impossibile caricare la cucina';
export const missingPageTitle = 'Cucina non trovata';
export const missing = 'Non hai accesso a questa cucina';
export const missingText =
  'Forse è stata chiusa, o non ne fai più parte. Se è un errore, chiedi un nuovo invito a qualcuno della cucina.';
export const goToKitchens = 'Vai alle mie cucine';

export const menu = 'Questa cucina';
export const allKitchens = 'Tutte le cucine';
export const peoplePage = 'Persone';
export const settings = 'Impostazioni';
export const waste = 'Mangiato o buttato';
export const guest = 'Sei ospite: puoi guardare, non toccare.';
