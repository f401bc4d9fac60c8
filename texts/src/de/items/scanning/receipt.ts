import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#de/plural.ts';

export const heading = 'Kassenbon';
export const aim = 'Leg den Kassenbon flach auf etwas Dunkleres und nimm ihn ganz ins Bild.';
export const reading = 'Der Kassenbon wird gelesen …';
export const anotherPicture = 'Anderes Bild';
export const staysHere = 'Auf diesem Gerät gelesen. Nur was du hinzufügst, verlässt es.';

export const problem = {
  dark: 'Das Bild ist zu dunkel zum Lesen. Mach ein neues, wo mehr Licht ist.',
  nothing:
    'Auf dem Bild haben wir keine Zeilen mit Preisen gefunden. Nimm den Kassenbon näher auf, flach und scharf, oder tippe die Lebensmittel ein.',
  failed: 'Die Bilderkennung ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
};

export const addsUp = ({ total }: { total: string }) =>
  `Die Zeilen ergeben ${total}, genau wie der Kassenbon.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `Die Zeilen ergeben ${sum}, das passt zu ${printed} auf dem Kassenbon.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `Die Zeilen ergeben ${sum}. Eine Summe zum Vergleichen haben wir nicht gefunden, also sieh die Preise durch.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` Die Zeilen ergeben ${sum}, auf dem Kassenbon steht ${total}.${suspect === null ? '' : ` Vielleicht liegt es an: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} zu wenig.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`${figures.amount} zu viel.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `Der Kassenbon ist in ${theirs}, diese Küche rechnet in ${ours}. Die Lebensmittel kommen ohne Preise hinein.`;
export const sameFigures = ({ ours }: { ours: string }) => `Die Zahlen trotzdem als ${ours} nehmen`;

export const readAs = ({ read }: { read: string }) => `gelesen als „${read}“`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'der Preis war nicht zu lesen',
  price_unsure: 'Menge und Preis passen nicht zusammen',
  price_mended: 'eine Ziffer des Preises war schwer zu lesen',
  title_unsure: 'der Name war schwer zu lesen',
  maybe_no_food: 'Lebensmittel?',
  maybe_no_row: 'ohne diese Zeile stimmt die Summe',
};
export const notFood = 'kein Lebensmittel';
export const tick = ({ title }: { title: string }) => `${title} hinzufügen`;
export const change = ({ title }: { title: string }) => `${title} ändern`;
export const name = 'Name';
export const noPrice = 'kein Preis';
export const offered = ({ price }: { price: string }) => `${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `${price} als Preis nehmen: ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Ding`, other: `${count} Dinge` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Hinzufügen' : `${count} hinzufügen`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) =>
  count === 0 ? 'Übernehmen' : `${count} übernehmen`;
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Das Gelesene weglassen?', other: `${count} Dinge weglassen?` }),
  text: 'Was vom Kassenbon gelesen wurde, ist noch nicht hinzugefügt.',
  confirmLabel: 'Weglassen',
  cancelLabel: 'Weitermachen',
});
