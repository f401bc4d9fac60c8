const andMoreOf = (more: number) => (more > 0 ? (more === 1 ? ` e ${more} altro` : ` e altri ${more}`) : '');

export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Da mangiare prima: ${title}${andMoreOf(more)}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Scaduto: ${title}${andMoreOf(more)}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Non mangiare: ${title}${andMoreOf(more)}`;

export const heading = 'Il tuo frigo oggi';
export const andMore = ({ count }: { count: number }) =>
  count === 1 ? `E ${count} altro.` : `E altri ${count}.`;
export const openNotifications = 'Apri le mie notifiche';
export const whyDaily = 'Hai chiesto questa email ogni giorno. Nel profilo cambi quando arriva.';
export const whyWhenDue =
  'Hai chiesto questa email quando c’è qualcosa da mangiare. Nel profilo cambi quando arriva.';
export const whyFromTheStart =
  'Questa email arriva quando c’è qualcosa da mangiare, perché il tuo indirizzo email è confermato. Nel profilo cambi quando arriva.';
export const stop = 'Non mandarla più';
