import { plural } from '#it/plural.ts';

export const pageTitle = 'Schermo';
export const pageDescription = 'Cosa mangiare prima e cosa prendere, per uno schermo in cucina.';
export const loading = 'Caricamento della cucina.';
export const eatFirst = 'Da mangiare prima';
export const nothingDue = 'Per ora niente che vada mangiato presto.';
export const doNotEat = ({ titles }: { titles: string }) => `Non mangiare: ${titles}`;
export const shoppingList = 'Da prendere';
export const nothingToGet = 'Sulla lista non c’è niente.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `e ${count} altro`, other: `e altri ${count}` });
export const notReached = ({ moment }: { moment: string }) => `Crisper non risponde. Aggiornato: ${moment}.`;
export const neverReached = 'Crisper non risponde. Questo schermo continua a provare.';
export const mayFallAsleep = 'Questo browser non può tenere acceso lo schermo. Impostalo nel tablet.';

export const endedTitle = 'Questo schermo non può più guardare';
export const endedText =
  'La sua chiave non vale più, o la persona ha lasciato la cucina. Crea un nuovo link: Io, Programmi, Il tablet sul frigo.';
export const noKeyTitle = 'Questo schermo ha bisogno del suo link';
export const noKeyText =
  'Apri tutto il link, con quello che c’è dopo il #. Lo crei in Io, Programmi, Il tablet sul frigo.';

/** On the page *Programs*. */
export const heading = 'Il tablet sul frigo';
export const introduction =
  'Uno schermo in cucina che mostra cosa mangiare prima e cosa prendere. Può guardare, e non cambia niente.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Fai guardare il tablet sul frigo in «${kitchen}»`;
export const keyName = 'Tablet sul frigo';
export const dialogTitle = 'Aprilo sul tablet';
export const howTo =
  'Inquadra il codice con il tablet, o copia il link e aprilo lì. Si vede solo adesso. Chi ce l’ha vede cosa c’è in cucina, finché non disattivi la sua chiave qui sotto.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `Codice QR del link che guarda in «${kitchen}»`;
export const linkLabel = 'Link per il tablet';
export const copy = 'Copia il link';
export const copied = 'Link copiato.';
export const copyFailed = 'Il tuo browser non ci permette di copiare. Seleziona il link e copialo tu.';
export const done = 'Fatto';
export const noKitchen = 'Prima crea una cucina: ancora non c’è niente da guardare.';
