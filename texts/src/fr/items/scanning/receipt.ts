import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#fr/plural.ts';

export const heading = 'Ticket de caisse';
export const aim = 'Pose le ticket à plat sur un fond plus sombre, et prends-le en entier.';
export const reading = 'Lecture du ticket…';
export const anotherPicture = 'Une autre photo';
export const staysHere = 'Lu sur cet appareil. Seul ce que tu ajoutes en sort.';

export const problem = {
  dark: 'Cette photo est trop sombre pour être lue. Reprends-la avec plus de lumière.',
  nothing:
    'Aucune ligne avec un prix sur cette photo. Prends le ticket de plus près, à plat et net, ou écris les aliments.',
  failed: 'Impossible de charger le lecteur d’images. Vérifie ta connexion et réessaie.',
};

export const addsUp = ({ total }: { total: string }) => `Les lignes font ${total}, comme le dit le ticket.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `Les lignes font ${sum}, ce qui colle avec le total du ticket : ${printed}.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `Les lignes font ${sum}. Pas de total trouvé pour comparer : relis les prix.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` Les lignes font ${sum}, le ticket dit ${total}.${suspect === null ? '' : ` À vérifier : ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Il manque ${figures.amount}.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Il y a ${figures.amount} de trop.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `Le ticket est en ${theirs}, et cette cuisine compte en ${ours}. Les aliments sont ajoutés sans prix.`;
export const sameFigures = ({ ours }: { ours: string }) => `Prendre quand même ces prix en ${ours}`;

export const readAs = ({ read }: { read: string }) => `lu « ${read} »`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'prix illisible',
  price_unsure: 'quantité et prix ne collent pas',
  price_mended: 'un chiffre du prix se lisait mal',
  title_unsure: 'le nom se lisait mal',
  maybe_no_food: 'ça se mange ?',
  maybe_no_row: 'sans elle, le total est juste',
};
export const notFood = 'pas un aliment';
export const tick = ({ title }: { title: string }) => `Ajouter : ${title}`;
export const change = ({ title }: { title: string }) => `Modifier : ${title}`;
export const name = 'Nom';
export const noPrice = 'sans prix';
export const offered = ({ price }: { price: string }) => `${price} ?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Prendre ${price} comme prix : ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} aliment`, other: `${count} aliments` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Ajouter' : `Ajouter (${count})`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Valider' : `Valider (${count})`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Laisser l’aliment de côté ?', other: `Laisser ${count} aliments de côté ?` }),
  text: 'Ce qui est lu sur le ticket n’est pas encore ajouté.',
  confirmLabel: 'Laisser de côté',
  cancelLabel: 'Continuer',
});
