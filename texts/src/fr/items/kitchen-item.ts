import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

/** A date takes an article, "hier" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

export const pageDescription = 'Un aliment de la cuisine, et son histoire.';
export const loading = 'Chargement de l’aliment…';
export const loadFailed = 'Impossible de charger l’aliment';
export const missing = 'Ce n’est pas dans la cuisine';
export const missingText = 'C’est peut-être dans une autre cuisine, ou le lien est incomplet.';

export const goToKitchen = 'Aller à la cuisine';

export const everybodys = 'tout le monde';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Ajouté par ${name}, ${on(day)}`;
export const goodThrough = 'Bon jusqu’au';
export const cost = ({ price }: { price: string }) => `a coûté ${price}`;
export const noDate = 'Pas de date : ça se garde';
export const noDateYet = 'Pas encore de date';

export const belongsTo = 'C’est à…';
export const whose = 'C’est à qui ?';
export const everybody = 'Tout le monde';
export const you = 'Toi';
export const change = 'Modifier';

export const changeHeading = 'Modifier l’aliment';
export const save = 'Enregistrer';
export const discardHeading = 'Abandonner tes changements ?';
export const discardHint = 'Ce que tu as changé ici n’est pas enregistré.';
export const discard = 'Abandonner';
export const keepEditing = 'Continuer';

export const note = 'Ma note';
export const noteIsPrivate = 'Visible par toi seulement';
export const noteHint = 'Pour les crêpes de dimanche';
export const saveNote = 'Enregistrer la note';
export const removeNote = 'Supprimer la note';
export const noteSaved = 'Note enregistrée';
export const noteRemoved = 'Note supprimée';

export const history = 'Son histoire';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Annuler',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'toi' : (name ?? 'quelqu’un'));
/** Who did it stands behind what was done, which thus agrees with nobody. */
const by = (who: Who) =>
  who.program === null ? `par ${person(who)}` : `par ${person(who)}, via ${who.program}`;

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `Ajouté ${by(who)}`,
  'item-imported': (who) => `Apporté d’ailleurs ${by(who)}`,
  'item-unimported': (who) => `Retiré ${by(who)}, avec tout le reste de l’import`,
  'item-updated': (who) => `Modifié ${by(who)}`,
  'item-eaten': (who) => `Mangé ${by(who)}`,
  'item-wasted': (who) => `Jeté ${by(who)}`,
  'item-given-away': (who) => `Donné ${by(who)}`,
  'item-used': (who) => `Mangé en partie ${by(who)}`,
  'item-opened': (who) => `Ouvert ${by(who)}`,
  'item-frozen': (who) => `Congelé ${by(who)}`,
  'item-thawed': (who) => `Décongelé ${by(who)}`,
  'item-placed': (who) => `Changé de place ${by(who)}`,
  'item-split': (who) => `Pris en partie ${by(who)}`,
  'item-removed': (who) => `Retiré ${by(who)}`,
  'item-brought-back': (who) => `Remis ${by(who)}`,
  undone: (who) => `Annulé ${by(who)}`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `Ajouté ${by(who)}, reste du plat « ${dish} »`,
  'item-eaten': ({ who, dish }) => `Fini ${by(who)} pour « ${dish} »`,
  'item-used': ({ who, dish, amount }) => `Utilisé ${by(who)} pour « ${dish} » : ${amount ?? 'une partie'}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `Attribué à tout le monde ${by(who)}` : `Attribué à ${to} ${by(who)}`;
export const movedIn = ({ who }: { who: Who }) => `Sorti du frigo ouvert et mis ici ${by(who)}`;
export const movedOut = ({ who }: { who: Who }) => `Mis dans le frigo ouvert ${by(who)}`;

const labels: Record<ChangeableField, string> = {
  title: 'Nom',
  category: 'Catégorie',
  quantity: 'Quantité',
  amount: 'Reste',
  place: 'Endroit',
  price: 'Prix',
  expiryDate: 'Bon jusqu’au',
  description: 'Description',
  image: 'Image',
  belongsTo: 'À qui',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]} : ${before}, maintenant ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `Modifié : ${labels[field]}`;
export const nothing = 'rien';
