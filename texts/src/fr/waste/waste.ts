import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#fr/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Gaspillage · ${kitchen}`;
export const pageDescription = 'Ce que les aliments de la cuisine sont devenus, mois par mois.';
export const loading = 'Chargement du bilan…';
export const loadFailed = 'Impossible de charger le bilan';
export const monthBefore = 'Le mois d’avant';
export const monthAfter = 'Le mois d’après';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `à la poubelle, ${by} de moins qu’en ${month}`;
export const more = ({ by, month }: Difference) => `à la poubelle, ${by} de plus qu’en ${month}`;
export const same = ({ month }: { month: string }) => `à la poubelle, autant qu’en ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `à la poubelle, comme en ${month}. Bravo.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'mangés',
  wasted: 'jetés',
  'given-away': 'donnés',
};
/** Behind a number of foods. */
export const eaten = ({ count }: { count: number }) => plural(count, { one: 'mangé', other: 'mangés' });
export const thrownAway = ({ count }: { count: number }) => plural(count, { one: 'jeté', other: 'jetés' });
export const nothingTold = ({ month }: { month: string }) => `Rien n’a été noté en ${month}.`;
export const ofFood = 'd’aliments';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'semaine', other: 'semaines' });
export const withoutWaste = 'sans rien jeter';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} aliment sauvé en le cuisinant, dans ses deux derniers jours ou après.`,
    other: `${count} aliments sauvés en les cuisinant, dans leurs deux derniers jours ou après.`,
  });
export const streakRule =
  'Les semaines de suite, du lundi au dimanche, où l’on a mangé quelque chose et rien jeté.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [
        `${weight} et tout le CO`,
        lowered('2'),
        'e sont des estimations : pièces et paquets comptent pour leur poids habituel.',
      ]
    : ['Le CO', lowered('2'), 'e est une estimation selon le type d’aliment.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `Sans prix, donc compté pour zéro : ${count} sur ${of}.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) => `Sans prix : ${count} sur ${of}.`;
export const sayPrice = 'Dire le prix';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Combien coûte « ${title} » (${amount}) ?`;
export const countsFromNow = 'On ne te le demande qu’une fois. Ça compte dès la prochaine fois.';
export const savePrice = 'Enregistrer le prix';
export const priceSaved = 'Enregistré. Ça compte dès la prochaine fois.';
export const priceMissing = 'Écris combien ça coûte';

/** Of a count of foods. */
export const lessThanOne = 'moins de 1';
export const rounded = 'arrondi';

export const allFigures = 'Tous les chiffres';
export const foods = 'Aliments';
export const weight = 'Poids';
export const money = 'Argent';
export const ofItGuessed = ({ figure }: { figure: string }) => `dont ${figure} estimés`;
export const withoutPrice = ({ count }: { count: string }) => `${count} sans prix`;
export const guessed = 'estimé';

export const twelveMonths = 'Douze mois';
export const chooseMonth = 'Choisir un mois';
export const measured = ({ unit }: { unit: string }) => `Jeté, en ${unit}`;
export const hatched = 'Hachuré : estimé';
export const asTable = 'En tableau';
export const asBars = 'En barres';
export const month = 'Mois';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month} : ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, dont ${guessed} estimés`;
export const nothingWasted = 'rien jeté';
export const nothingEntered = 'rien noté';

export const most = 'Ce qu’on jette le plus';
export const times = ({ count }: { count: number }) => `${count} fois en trois mois`;
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less':
    'Prends le petit format, ou la moitié de la dernière fois. Y retourner coûte moins cher que la poubelle.',
  'freeze-some':
    'Congèles-en la moitié le jour où tu le rapportes. Ça t’attend là jusqu’à ce que tu aies faim.',
  'trust-your-nose':
    'Date « de préférence avant » dépassée ? D’abord regarder, sentir, goûter. C’est souvent encore bon.',
  'cook-less': 'Cuisine une portion de moins, ou congèle le surplus avant de te mettre à table.',
  'put-in-front': 'Mets-le devant, à hauteur des yeux. Ce qu’on voit, on le mange.',
  'try-another': 'Essaie une autre sorte la prochaine fois, ou mets celui-ci à prendre tant qu’il est bon.',
  'drink-first': 'N’en garde qu’un d’ouvert, et commence le suivant quand il est vide.',
};

export const mine = 'Ma part';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Aliments mangés par toi : ${eaten} sur ${allEaten} ; jetés par toi : ${wasted} sur ${allWasted}.`;
export const onlyMine = 'Ça, il n’y a que toi qui le vois. Chaque personne voit sa part.';
export const byCategory = 'Par catégorie';
export const empty = 'Rien à raconter pour l’instant';
export const emptyText = 'Dis ce qui est mangé, jeté ou donné, et cette page fait le compte.';
export const goToKitchen = 'Aller à la cuisine';

export const thisMonth = 'Ce mois-ci';
export const wholePage = 'Tout le bilan';
