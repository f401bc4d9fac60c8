import { plural } from '#nl/plural.ts';

export const heading = 'Iemand uitnodigen';
export const as = 'Uitnodigen als';
export const uses = 'Voor hoeveel mensen';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: 'Eén persoon', other: `Tot ${count} personen` });
export const makeLink = 'Link maken';
export const makingLink = 'Link maken…';
export const linkMeaning = ({ days }: { days: number }) =>
  `De link werkt ${days} dagen, en je kunt hem altijd intrekken.`;

export const holdCamera = 'Hou er een camera voor';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR-code met de uitnodiging voor ${kitchen}, dezelfde als de link hieronder`;
export const enlarge = 'Code groter tonen';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `tot ${date} · voor één persoon, als ${role}`,
    other: `tot ${date} · voor ${count} personen, als ${role}`,
  });
export const link = 'De link';
export const linkHint = 'We laten hem alleen nu zien. Ben je hem kwijt, maak dan een nieuwe.';
export const share = 'Link delen';
export const shareText = ({ kitchen }: { kitchen: string }) => `Kom in onze keuken: ${kitchen}`;
export const copy = 'Link kopiëren';
export const copied = 'Link gekopieerd.';
export const copyFailed = 'Je browser laat ons niet kopiëren. Selecteer de link en kopieer hem zelf.';
export const another = 'Nog een link maken';

export const byMail = 'Per mail';
export const byMailText = 'Voor één persoon: de link werkt alleen met een account op dit e-mailadres.';
export const email = 'E-mailadres';
export const send = 'Uitnodiging sturen';
export const sending = 'Versturen…';
export const mailed = ({ email: to }: { email: string }) => `De uitnodiging is onderweg naar ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `Er kon geen mail worden verstuurd. Geef de link zelf door; hij werkt alleen voor ${to}.`;
export const noMail =
  'Deze Crisper verstuurt geen mail en kan dus ook niet per mail uitnodigen. Maak een link en geef die zelf door.';

export const open = 'Open uitnodigingen';
export const openText = 'Wie een van deze links heeft, kan nog binnenkomen.';
export const openFailed = 'De open uitnodigingen konden niet worden geladen';
export const linkFor = ({ role }: { role: string }) => `Link, als ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Mail aan ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `tot ${date}, van ${name}`,
    other: `${used} van ${of} gebruikt, tot ${date}, van ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Intrekken',
  unseen(`: ${which}`),
];
export const endThisLink = 'Deze link intrekken';
export const ended = 'De link werkt niet meer.';
