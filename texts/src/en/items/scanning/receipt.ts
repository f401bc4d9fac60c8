import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#en/plural.ts';

export const heading = 'Receipt';
export const aim = 'Lay the receipt flat on something darker, and get all of it into the picture.';
export const reading = 'Reading the receipt…';
export const anotherPicture = 'Another picture';
export const staysHere = 'Read on this device. Nothing leaves it but what you put in.';

export const problem = {
  dark: 'That picture is too dark to read. Take another one where there is more light.',
  nothing:
    'We found no rows with prices in that picture. Take the receipt from closer, flat and sharp, or type the foods in.',
  failed: 'What reads the picture could not be loaded. Check your connection and try again.',
};

export const addsUp = ({ total }: { total: string }) => `The rows come to ${total}, as the receipt says.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `The rows come to ${sum}, which fits the ${printed} of the receipt.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `The rows come to ${sum}. We found no total to compare with, so look the prices over.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` The rows come to ${sum}, the receipt says ${total}.${suspect === null ? '' : ` It may be the ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} is missing.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} is too much.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `The receipt is in ${theirs}, and this kitchen counts in ${ours}. The foods are put in without prices.`;
export const sameFigures = ({ ours }: { ours: string }) => `Take the figures as ${ours} all the same`;

export const readAs = ({ read }: { read: string }) => `read as “${read}”`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'the price could not be read',
  price_unsure: 'amount and price do not match',
  price_mended: 'one digit of the price was hard to read',
  title_unsure: 'the name was hard to read',
  maybe_no_food: 'is it food?',
  maybe_no_row: 'without it, the rows come to the sum',
};
export const notFood = 'not food';
export const tick = ({ title }: { title: string }) => `Put in ${title}`;
export const change = ({ title }: { title: string }) => `Change ${title}`;
export const name = 'Name';
export const noPrice = 'no price';
export const offered = ({ price }: { price: string }) => `${price} ?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Take ${price} as the price of ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: '1 food', other: `${count} foods` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Put in' : `Put in ${count}`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Take over' : `Take ${count} over`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Leave the food out?', other: `Leave ${count} foods out?` }),
  text: 'What was read off the receipt is not put in yet.',
  confirmLabel: 'Leave out',
  cancelLabel: 'Go on',
});
