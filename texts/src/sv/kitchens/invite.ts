import { plural } from '#sv/plural.ts';

export const heading = 'Bjud in någon';
export const as = 'Bjud in som';
export const uses = 'För hur många';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: 'En person', other: `Upp till ${count} personer` });
export const makeLink = 'Skapa en länk';
export const makingLink = 'Skapar en länk …';
export const linkMeaning = ({ days }: { days: number }) =>
  `Den gäller i ${days} dagar, och du kan avsluta den när som helst.`;

export const holdCamera = 'Håll kameran mot den';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR-kod med inbjudan till ”${kitchen}”, samma som länken nedanför`;
export const enlarge = 'Visa koden större';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `till ${date} · för en person, som ${role}`,
    other: `till ${date} · för ${count} personer, som ${role}`,
  });
export const link = 'Länken';
export const linkHint = 'Vi visar den bara nu. Skapa en ny om du tappar bort den.';
export const share = 'Dela länken';
export const shareText = ({ kitchen }: { kitchen: string }) => `Kom in i vårt kök: ${kitchen}`;
export const copy = 'Kopiera länken';
export const copied = 'Länken är kopierad.';
export const copyFailed = 'Webbläsaren låter oss inte kopiera. Markera länken och kopiera den själv.';
export const another = 'Skapa en länk till';

export const byMail = 'Via mejl';
export const byMailText = 'För en person: länken fungerar bara med ett konto med den här e-postadressen.';
export const email = 'Personens e-postadress';
export const send = 'Skicka inbjudan';
export const sending = 'Skickar …';
export const mailed = ({ email: to }: { email: string }) => `Inbjudan är på väg till ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `Inget mejl kunde skickas. Skicka länken vidare själv; den gäller bara för ${to}.`;
export const noMail =
  'Den här servern skickar inga mejl, så den kan inte bjuda in via mejl heller. Skapa en länk och skicka den vidare själv.';

export const open = 'Öppna inbjudningar';
export const openText = 'Alla som har en av de här länkarna kan fortfarande komma in.';
export const openFailed = 'De öppna inbjudningarna kunde inte laddas';
export const linkFor = ({ role }: { role: string }) => `Länk för ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Mejl till ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `till ${date}, av ${name}`,
    other: `${used} av ${of} använda, till ${date}, av ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Avsluta',
  unseen(`: ${which}`),
];
export const endThisLink = 'Avsluta länken';
export const ended = 'Länken gäller inte längre.';
