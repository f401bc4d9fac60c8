import { plural } from '#de/plural.ts';

export const heading = 'Jemanden einladen';
export const as = 'Einladen als';
export const uses = 'Für wie viele Personen';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: 'Eine Person', other: `Bis zu ${count} Personen` });
export const makeLink = 'Link anlegen';
export const makingLink = 'Link wird angelegt …';
export const linkMeaning = ({ days }: { days: number }) =>
  `Er gilt ${days} Tage, und du kannst ihn jederzeit beenden.`;

export const holdCamera = 'Halte eine Kamera darauf';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR-Code mit der Einladung in „${kitchen}“, derselbe Link wie unten`;
export const enlarge = 'Code größer zeigen';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `bis ${date} · für eine Person, als ${role}`,
    other: `bis ${date} · für ${count} Personen, als ${role}`,
  });
export const link = 'Der Link';
export const linkHint = 'Wir zeigen ihn nur jetzt. Leg einen neuen an, falls du ihn verlierst.';
export const share = 'Link teilen';
export const shareText = ({ kitchen }: { kitchen: string }) => `Komm in unsere Küche: ${kitchen}`;
export const copy = 'Link kopieren';
export const copied = 'Link kopiert.';
export const copyFailed =
  'Dein Browser lässt uns nicht kopieren. Bitte markiere den Link und kopiere ihn selbst.';
export const another = 'Noch ein Link';

export const byMail = 'Per Mail';
export const byMailText = 'Für eine Person: Der Link gilt nur mit einem Konto dieser E-Mail-Adresse.';
export const email = 'E-Mail-Adresse der Person';
export const send = 'Einladung senden';
export const sending = 'Wird gesendet …';
export const mailed = ({ email: to }: { email: string }) => `Die Einladung ist unterwegs an ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `Es ließ sich keine Mail senden. Bitte gib den Link selbst weiter; er gilt nur für ${to}.`;
export const noMail =
  'Dieses Crisper sendet keine Mails und kann darum auch nicht per Mail einladen. Leg einen Link an und gib ihn selbst weiter.';

export const open = 'Offene Einladungen';
export const openText = 'Wer einen dieser Links hat, kann noch hereinkommen.';
export const openFailed = 'Die offenen Einladungen ließen sich nicht laden';
export const linkFor = ({ role }: { role: string }) => `Link, als ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Mail an ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `bis ${date}, von ${name}`,
    other: `${used} von ${of} benutzt, bis ${date}, von ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Beenden',
  unseen(`: ${which}`),
];
export const endThisLink = 'Link beenden';
export const ended = 'Der Link gilt nicht mehr.';
