export const pageTitle = 'Una lista della spesa';
export const pageDescription =
  'Guarda una lista che qualcuno ha condiviso con te, e spunta quello che hai preso.';
export const loading = 'Caricamento della lista…';
export const loadFailed = 'Impossibile caricare la lista.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Condivisa da ${name}, fino a: ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `Preso: ${got} su ${count}`;
export const empty = 'Sulla lista non c’è niente.';
export const endedTitle = 'Questo link non funziona più';
export const endedText =
  'Una lista si condivide per due giorni, o finché qualcuno disattiva il link. Chiedine uno nuovo.';
export const brokenTitle = 'Questo link non è completo';
export const brokenText = 'Riaprilo dal messaggio, con tutto quello che c’è dopo il #.';
export const goHome = 'Che cos’è Crisper?';
export const notTicked = 'Non è partito. Riprova.';
