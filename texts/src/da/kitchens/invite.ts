import { plural } from '#da/plural.ts';

export const heading = 'Invitér nogen';
export const as = 'Invitér som';
export const uses = 'Til hvor mange';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: 'Én person', other: `Op til ${count} personer` });
export const makeLink = 'Lav et link';
export const makingLink = 'Laver et link …';
export const linkMeaning = ({ days }: { days: number }) =>
  `Det gælder i ${days} dage, og du kan lukke det når som helst.`;

export const holdCamera = 'Hold et kamera hen over koden';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR-kode med invitationen til »${kitchen}«, den samme som linket nedenfor`;
export const enlarge = 'Vis koden større';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `til ${date} · for én person, som ${role}`,
    other: `til ${date} · for ${count} personer, som ${role}`,
  });
export const link = 'Linket';
export const linkHint = 'Vi viser det kun nu. Lav et nyt, hvis du mister det.';
export const share = 'Del linket';
export const shareText = ({ kitchen }: { kitchen: string }) => `Kom med i vores køkken: ${kitchen}`;
export const copy = 'Kopiér linket';
export const copied = 'Linket er kopieret.';
export const copyFailed = 'Din browser lader os ikke kopiere. Markér linket, og kopiér det selv.';
export const another = 'Lav et link til';

export const byMail = 'Via mail';
export const byMailText = 'Til én person: Linket virker kun med en konto med denne mailadresse.';
export const email = 'Personens mailadresse';
export const send = 'Send invitationen';
export const sending = 'Sender …';
export const mailed = ({ email: to }: { email: string }) => `Invitationen er på vej til ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `Der kunne ikke sendes en mail. Giv selv linket videre; det virker kun for ${to}.`;
export const noMail =
  'Dette Crisper sender ingen mails, så det kan heller ikke invitere via mail. Lav et link, og giv det selv videre.';

export const open = 'Åbne invitationer';
export const openText = 'Alle med et af disse links kan stadig komme ind.';
export const openFailed = 'De åbne invitationer kunne ikke hentes';
export const linkFor = ({ role }: { role: string }) => `Link for ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Mail til ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `til ${date}, af ${name}`,
    other: `${used} af ${of} brugt, til ${date}, af ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Luk',
  unseen(`: ${which}`),
];
export const endThisLink = 'Luk dette link';
export const ended = 'Linket virker ikke længere.';
