export const heading = 'Qui non funziona tutto';
export const why =
  'Hai aperto Crisper da un indirizzo che inizia con http://. Su queste pagine i browser disattivano alcune cose, perché qualcuno lungo la strada potrebbe cambiare quello che vedi.';
export const missing = [
  'Senza rete le pagine non si aprono, e Crisper non si può installare.',
  'Non si vedono notifiche. Quello che è da mangiare sta sotto la campanella, e arriva per email se questo Crisper ne manda.',
  'I pulsanti che copiano non funzionano. Seleziona il testo e copialo tu.',
] as const;
export const works = 'Tutto il resto funziona come sempre: aggiungere e mangiare, le tue cucine, le foto.';
export const remedy =
  'Cosa fare: apri Crisper da un indirizzo che inizia con https://. Se non ne ha ancora uno, chi lo gestisce trova come fare in docs/operating.md, sotto «https: at home».';
/** In the list of the profile's parts. */
export const inShort = 'Senza https qui mancano alcune cose';
