import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#sv/plural.ts';

export const heading = 'Kvitto';
export const aim = 'Lägg kvittot platt på något mörkare, och få med hela på bilden.';
export const reading = 'Läser kvittot …';
export const anotherPicture = 'En ny bild';
export const staysHere = 'Läses på den här enheten. Inget lämnar den utom det du lägger in.';

export const problem = {
  dark: 'Bilden är för mörk att läsa. Ta en ny där det är ljusare.',
  nothing:
    'Vi hittade inga rader med priser på bilden. Ta kvittot närmare, platt och skarpt, eller skriv in maten.',
  failed: 'Det som läser bilden kunde inte laddas. Kolla uppkopplingen och försök igen.',
};

export const addsUp = ({ total }: { total: string }) => `Raderna blir ${total}, som kvittot säger.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `Raderna blir ${sum}, vilket stämmer med kvittots ${printed}.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `Raderna blir ${sum}. Vi hittade ingen summa att jämföra med, så titta igenom priserna.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` Raderna blir ${sum}, kvittot säger ${total}.${suspect === null ? '' : ` Det kan bero på: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} saknas.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} för mycket.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `Kvittot är i ${theirs}, och det här köket räknar i ${ours}. Maten läggs in utan priser.`;
export const sameFigures = ({ ours }: { ours: string }) => `Räkna siffrorna som ${ours} ändå`;

export const readAs = ({ read }: { read: string }) => `läst som ”${read}”`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'priset gick inte att läsa',
  price_unsure: 'mängd och pris går inte ihop',
  price_mended: 'en siffra i priset var svår att läsa',
  title_unsure: 'namnet var svårt att läsa',
  maybe_no_food: 'är det mat?',
  maybe_no_row: 'utan den stämmer summan',
};
export const notFood = 'inte mat';
export const tick = ({ title }: { title: string }) => `Lägg in ${title}`;
export const change = ({ title }: { title: string }) => `Ändra ${title}`;
export const name = 'Namn';
export const noPrice = 'inget pris';
export const offered = ({ price }: { price: string }) => `${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Ta ${price} som pris på ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} sak`, other: `${count} saker` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Lägg in' : `Lägg in ${count}`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Ta med' : `Ta med ${count}`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Hoppa över det?', other: `Hoppa över ${count} saker?` }),
  text: 'Det som lästes på kvittot är inte inlagt än.',
  confirmLabel: 'Hoppa över',
  cancelLabel: 'Fortsätt',
});
