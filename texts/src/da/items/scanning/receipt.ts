import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#da/plural.ts';

export const heading = 'Bon';
export const aim = 'Læg bonen fladt på noget mørkere, og få det hele med på billedet.';
export const reading = 'Læser bonen …';
export const anotherPicture = 'Et andet billede';
export const staysHere = 'Læst på denne enhed. Kun det, du lægger ind, forlader den.';

export const problem = {
  dark: 'Billedet er for mørkt at læse. Tag et nyt, hvor der er mere lys.',
  nothing:
    'Vi fandt ingen rækker med priser på billedet. Tag bonen tættere på, flad og skarp, eller skriv maden ind.',
  failed: 'Det, der læser billedet, kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
};

export const addsUp = ({ total }: { total: string }) => `Rækkerne giver ${total}, som der står på bonen.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `Rækkerne giver ${sum}, og det passer med ${printed} på bonen.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `Rækkerne giver ${sum}. Vi fandt ingen sum at sammenligne med, så se priserne igennem.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` Rækkerne giver ${sum}, på bonen står der ${total}.${suspect === null ? '' : ` Måske er det: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} mangler.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} for meget.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `Bonen er i ${theirs}, og køkkenet regner i ${ours}. Maden lægges ind uden priser.`;
export const sameFigures = ({ ours }: { ours: string }) => `Brug tallene som ${ours} alligevel`;

export const readAs = ({ read }: { read: string }) => `læst som »${read}«`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'prisen kunne ikke læses',
  price_unsure: 'mængde og pris passer ikke sammen',
  price_mended: 'et ciffer i prisen var svært at læse',
  title_unsure: 'navnet var svært at læse',
  maybe_no_food: 'er det mad?',
  maybe_no_row: 'uden den passer summen',
};
export const notFood = 'ikke mad';
export const tick = ({ title }: { title: string }) => `Læg ind: ${title}`;
export const change = ({ title }: { title: string }) => `Ret ${title}`;
export const name = 'Navn';
export const noPrice = 'ingen pris';
export const offered = ({ price }: { price: string }) => `${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Brug ${price} som pris: ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ting`, other: `${count} ting` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Læg ind' : `Læg ${count} ind`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Tag med' : `Tag ${count} med`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Udelad maden?', other: `Udelad ${count} ting?` }),
  text: 'Det, der blev læst på bonen, er ikke lagt ind endnu.',
  confirmLabel: 'Udelad',
  cancelLabel: 'Fortsæt',
});
