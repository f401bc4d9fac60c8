import { plural } from '#it/plural.ts';

const until = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `all’${date}` : `al ${date}`) : `a ${date}`;

export const heading = 'Invita qualcuno';
export const as = 'Ruolo';
export const uses = 'Per quante persone';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: `${count} persona`, other: `Fino a ${count} persone` });
export const makeLink = 'Crea un link';
export const makingLink = 'Creazione del link…';
export const linkMeaning = ({ days }: { days: number }) =>
  `Funziona per ${days} giorni, e puoi disattivarlo quando vuoi.`;

export const holdCamera = 'Inquadralo con un telefono';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `Codice QR con l’invito a «${kitchen}», lo stesso del link qui sotto`;
export const enlarge = 'Ingrandisci il codice';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `fino ${until(date)} · per ${count} persona, ruolo: ${role}`,
    other: `fino ${until(date)} · per ${count} persone, ruolo: ${role}`,
  });
export const link = 'Il link';
export const linkHint = 'Lo mostriamo solo adesso. Se lo perdi, creane un altro.';
export const share = 'Condividi il link';
export const shareText = ({ kitchen }: { kitchen: string }) => `Vieni nella nostra cucina: ${kitchen}`;
export const copy = 'Copia il link';
export const copied = 'Link copiato.';
export const copyFailed = 'Il tuo browser non ci permette di copiare. Seleziona il link e copialo tu.';
export const another = 'Crea un altro link';

export const byMail = 'Per email';
export const byMailText =
  'Per una persona: il link funziona solo con un account che ha questo indirizzo email.';
export const email = 'Il suo indirizzo email';
export const send = 'Manda l’invito';
export const sending = 'Invio…';
export const mailed = ({ email: to }: { email: string }) => `L’invito è in viaggio verso ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `Non è stato possibile mandare l’email. Passa tu il link; funziona solo per ${to}.`;
export const noMail = 'Questo Crisper non manda email, quindi nemmeno inviti. Crea un link e passalo tu.';

export const open = 'Inviti aperti';
export const openText = 'Chiunque abbia uno di questi link può ancora entrare.';
export const openFailed = 'Impossibile caricare gli inviti aperti';
export const linkFor = ({ role }: { role: string }) => `Link, ruolo: ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Email a ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `fino ${until(date)}, da ${name}`,
    other: `usi: ${used} su ${of}, fino ${until(date)}, da ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Disattiva',
  unseen(`: ${which}`),
];
export const endThisLink = 'Disattiva questo link';
export const ended = 'Il link non funziona più.';
