import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

/** A date takes an article, which is shorter before 8 and 11; "ieri" and a weekday do not. */
const on = (day: string) =>
  /^\d/.test(day) ? (/^(?:0?8|11)(?!\d)/.test(day) ? `l’${day}` : `il ${day}`) : day;

export const pageDescription = 'Un alimento della cucina, e la sua storia.';
export const loading = 'Caricamento dell’alimento…';
export const loadFailed = 'Impossibile caricare l’alimento';
export const missing = 'Non è in questa cucina';
export const missingText = 'Forse è in un’altra cucina, o il link non è completo.';

export const goToKitchen = 'Vai alla cucina';

export const everybodys = 'di tutti';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Aggiunto da ${name}, ${on(day)}`;
export const goodThrough = 'Buono fino al';
export const cost = ({ price }: { price: string }) => `prezzo: ${price}`;
export const noDate = 'Senza data: si conserva';
export const noDateYet = 'Ancora senza data';

export const belongsTo = 'È di…';
export const whose = 'Di chi è?';
export const everybody = 'Tutti';
export const you = 'Tu';
export const change = 'Modifica';

export const changeHeading = 'Modifica l’alimento';
export const save = 'Salva';
export const discardHeading = 'Scartare le modifiche?';
export const discardHint = 'Quello che hai cambiato qui non è salvato.';
export const discard = 'Scarta';
export const keepEditing = 'Continua';

export const note = 'La mia nota';
export const noteIsPrivate = 'La vedi solo tu';
export const noteHint = 'Per le crêpe di domenica';
export const saveNote = 'Salva la nota';
export const removeNote = 'Elimina la nota';
export const noteSaved = 'Nota salvata';
export const noteRemoved = 'Nota eliminata';

export const history = 'La sua storia';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Annulla',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'te' : (name ?? 'qualcuno'));
/** Who did it stands behind what was done, which thus agrees with nobody. */
const by = (who: Who) =>
  who.program === null ? `da ${person(who)}` : `da ${person(who)}, con ${who.program}`;

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `Aggiunto ${by(who)}`,
  'item-imported': (who) => `Portato da altrove ${by(who)}`,
  'item-unimported': (who) => `Tolto ${by(who)}, con tutto quello che era arrivato insieme`,
  'item-updated': (who) => `Modificato ${by(who)}`,
  'item-eaten': (who) => `Mangiato ${by(who)}`,
  'item-wasted': (who) => `Buttato ${by(who)}`,
  'item-given-away': (who) => `Regalato ${by(who)}`,
  'item-used': (who) => `Mangiato in parte ${by(who)}`,
  'item-opened': (who) => `Aperto ${by(who)}`,
  'item-frozen': (who) => `Congelato ${by(who)}`,
  'item-thawed': (who) => `Scongelato ${by(who)}`,
  'item-placed': (who) => `Cambiato di posto ${by(who)}`,
  'item-split': (who) => `Preso in parte ${by(who)}`,
  'item-removed': (who) => `Tolto ${by(who)}`,
  'item-brought-back': (who) => `Rimesso ${by(who)}`,
  undone: (who) => `Annullato ${by(who)}`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `Aggiunto ${by(who)}, avanzo del piatto «${dish}»`,
  'item-eaten': ({ who, dish }) => `Finito ${by(who)} per «${dish}»`,
  'item-used': ({ who, dish, amount }) => `Usato ${by(who)} per «${dish}»: ${amount ?? 'una parte'}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `Messo in comune ${by(who)}` : `Assegnato a ${to} ${by(who)}`;
export const movedIn = ({ who }: { who: Who }) => `Portato qui dal frigo aperto ${by(who)}`;
export const movedOut = ({ who }: { who: Who }) => `Messo nel frigo aperto ${by(who)}`;

const labels: Record<ChangeableField, string> = {
  title: 'Nome',
  category: 'Categoria',
  quantity: 'Quantità',
  amount: 'Ne resta',
  place: 'Posto',
  price: 'Prezzo',
  expiryDate: 'Buono fino al',
  description: 'Descrizione',
  image: 'Immagine',
  belongsTo: 'Di chi è',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]}: prima ${before}, ora ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `Modificato: ${labels[field]}`;
export const nothing = 'niente';
