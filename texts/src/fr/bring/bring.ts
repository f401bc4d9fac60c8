import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#fr/plural.ts';

type Counted = { count: number };

export const heading = 'Apporter tes aliments';
export const pageDescription = 'Reprendre ce que tu as dans un tableur, une liste ou un autre programme.';
export const intro = 'Depuis un tableur, une liste, Grocy, EverShelf, Homebox, Tandoor ou un autre Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `dans « ${kitchen} »`;

export const chooseFile = 'Choisir un fichier';
export const dropHere = 'ou dépose-le n’importe où sur cette page';
export const paste = 'Ou colle une liste, ou des cellules d’un tableur';
export const pasteExample = '6 yaourts 20/11\n500 g de viande hachée, DLC vendredi\nbeurre';
export const read = 'Lire';
export const reading = 'Lecture…';
export const nothingInYet = 'Rien n’est encore ajouté. Tu vois tout avant.';
export const staysHere =
  'Tableurs, listes et JSON sont lus sur cet appareil. Une base de données est lue par ton serveur, qui n’en garde rien.';
export const howTo = 'Où trouver le fichier';

const things = (count: number) => plural(count, { one: `${count} aliment`, other: `${count} aliments` });
const places = (count: number) => plural(count, { one: `${count} endroit`, other: `${count} endroits` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Une cuisine Grocy',
  evershelf: 'Un placard EverShelf',
  homebox: 'Un logement Homebox',
  tandoor: 'L’inventaire de Tandoor',
  kitchenowl: 'Des noms que KitchenOwl connaît',
  mealie: 'Une liste Mealie',
  crisper: 'Une cuisine Crisper',
  spreadsheet: 'Un tableur',
  text: 'Une liste',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]} : ${things(count)}, ${places(inPlaces)}`
    : `${KINDS[source]} : ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `recettes (${count})`,
  'shopping-lists': (count) => `listes de courses (${count})`,
  pictures: (count) => `images (${count})`,
  'own-fields': (count) => `champs personnalisés (${count})`,
  'empty-rows': (count) => `lignes vides (${count})`,
};
export const readHere = 'lu sur cet appareil, envoyé nulle part';
export const readByServer = 'lu par ton serveur, qui n’en a rien gardé';
export const comparedLater =
  'Le serveur ne répond pas en ce moment. Ce qui est déjà venu sera laissé de côté à l’ajout.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Ce qui reste là-bas : ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere =
  'Les recettes s’apportent sous Cuisiner, à partir des fichiers qui y sont nommés.';

export const groups = 'Ce qu’on a trouvé';
/** Each below its figure. */
export const clear = 'sans question';
export const toLookAt = 'à vérifier';
export const leftOut = 'de côté';
export const nothingClear = 'Rien n’est sans question.';
export const nothingToLookAt = 'Il n’y a rien à demander.';
export const nothingLeftOut = 'Rien n’est laissé de côté.';
export const showMore = ({ count }: Counted) =>
  plural(count, { one: `Voir ${count} autre`, other: `Voir ${count} autres` });
export const putInAllTheSame = 'Ajouter quand même';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Ajouter quand même : ${title}`;
export const sayDay = 'Dire le jour';
export const sayDayOf = ({ title }: { title: string }) => `Dire le jour : ${title}`;
export const putInThis = ({ title }: { title: string }) => `Ajouter : ${title}`;
export const inRow = ({ at }: { at: number }) => `ligne ${at}`;
export const noDate = 'pas de date';
export const keeps = 'se garde';
export const about = ({ day }: { day: string }) => `vers le ${day}`;
export const inTheFile = ({ day }: { day: string }) => `dans le fichier : ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'ne plus manger',
  'look-smell-taste': 'regarder, sentir, goûter',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'laissé de côté par toi',
  'use-by-passed': 'la DLC est passée : ne plus manger',
  'already-here': 'déjà là',
  'not-food': 'pas un aliment',
  'not-marked-as-food': 'aucune étiquette ne dit que ça se mange',
  'only-a-name': 'juste un nom ; rien ne dit que tu l’as',
  'used-up': 'fini',
  total: 'un total',
  heading: 'un titre',
  'error-value': 'le tableur affiche une erreur à cet endroit',
  'no-name': 'ça n’a pas de nom',
};

export const put = ({ count }: Counted) => `Ajouter (${count})`;
export const putting = ({ count }: Counted) => `Ajout : ${things(count)}…`;
export const nothingIsIn = 'Rien n’est encore ajouté.';
export const another = 'Un autre fichier';
export const tooMany = ({ most }: { most: number }) => `Une cuisine a de la place pour ${most} aliments.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: `${count} aliment ajouté`, other: `${count} aliments ajoutés` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: `${count} était déjà venu.`, other: `${count} étaient déjà venus.` });
export const toKitchen = 'Voir les aliments';
export const undoHint = 'Pendant sept jours, tu peux annuler, ici et dans les réglages de la cuisine.';
