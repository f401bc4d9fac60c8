import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#nl/plural.ts';

export const heading = 'Kassabon';
export const aim = 'Leg de kassabon plat op iets donkers en zorg dat hij helemaal in beeld is.';
export const reading = 'Kassabon lezen…';
export const anotherPicture = 'Andere foto';
export const staysHere = 'Gelezen op dit apparaat. Alleen wat je toevoegt gaat weg.';

export const problem = {
  dark: 'Die foto is te donker om te lezen. Maak er een waar meer licht is.',
  nothing:
    'We vonden op die foto geen regels met prijzen. Maak een foto van dichterbij, plat en scherp, of typ wat je hebt gekocht.',
  failed: 'De beeldherkenning kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
};

export const addsUp = ({ total }: { total: string }) =>
  `De regels komen samen op ${total}, zoals op de kassabon staat.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `De regels komen samen op ${sum}, dat past bij de ${printed} op de kassabon.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `De regels komen samen op ${sum}. We vonden geen totaal om mee te vergelijken, dus kijk de prijzen na.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` De regels komen samen op ${sum}, op de kassabon staat ${total}.${suspect === null ? '' : ` Misschien ligt het hieraan: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} te weinig.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} te veel.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `De kassabon is in ${theirs}, en deze keuken rekent in ${ours}. Alles komt er zonder prijs in.`;
export const sameFigures = ({ ours }: { ours: string }) => `De bedragen toch als ${ours} nemen`;

export const readAs = ({ read }: { read: string }) => `gelezen als ‘${read}’`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'de prijs was niet te lezen',
  price_unsure: 'aantal en prijs passen niet bij elkaar',
  price_mended: 'één cijfer van de prijs was slecht te lezen',
  title_unsure: 'de naam was slecht te lezen',
  maybe_no_food: 'is het eten?',
  maybe_no_row: 'zonder deze regel klopt het totaal',
};
export const notFood = 'geen eten';
export const tick = ({ title }: { title: string }) => `Toevoegen: ${title}`;
export const change = ({ title }: { title: string }) => `Wijzigen: ${title}`;
export const name = 'Naam';
export const noPrice = 'geen prijs';
export const offered = ({ price }: { price: string }) => `${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `${price} als prijs nemen: ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ding`, other: `${count} dingen` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Toevoegen' : `${count} toevoegen`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Overnemen' : `${count} overnemen`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Dit weglaten?', other: `${count} dingen weglaten?` }),
  text: 'Wat van de kassabon is gelezen, is nog niet toegevoegd.',
  confirmLabel: 'Weglaten',
  cancelLabel: 'Verdergaan',
});
