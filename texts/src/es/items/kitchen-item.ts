import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

/** A date and a weekday take an article, "ayer" does not. */
const on = (day: string) => (/^(?:hoy|ayer|anteayer)|^\p{L}+ (?:de )?\d{4}$/u.test(day) ? day : `el ${day}`);

export const pageDescription = 'Un alimento de la cocina y lo que ha pasado con él.';
export const loading = 'Cargando el alimento…';
export const loadFailed = 'No se pudo cargar el alimento';
export const missing = 'Esto no está en la cocina';
export const missingText = 'Puede que esté en otra cocina o que el enlace no esté completo.';

export const goToKitchen = 'Ir a la cocina';

export const everybodys = 'de todos';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Lo añadió ${name} ${on(day)}`;
export const goodThrough = 'Bueno hasta';
export const cost = ({ price }: { price: string }) => `costó ${price}`;
export const noDate = 'Sin fecha: aguanta';
export const noDateYet = 'Aún sin fecha';

export const belongsTo = '¿De quién?';
export const whose = '¿De quién es?';
export const everybody = 'De todos';
export const you = 'Mío';
export const change = 'Cambiar';

export const changeHeading = 'Cambiar el alimento';
export const save = 'Guardar';
export const discardHeading = '¿Descartar los cambios?';
export const discardHint = 'Lo que has cambiado aquí no se ha guardado.';
export const discard = 'Descartar';
export const keepEditing = 'Seguir editando';

export const note = 'Mi nota';
export const noteIsPrivate = 'Solo la ves tú';
export const noteHint = 'Para las tortitas del domingo';
export const saveNote = 'Guardar la nota';
export const removeNote = 'Borrar la nota';
export const noteSaved = 'Nota guardada';
export const noteRemoved = 'Nota borrada';

export const history = 'Qué ha pasado';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Deshacer',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'ti' : (name ?? 'alguien'));
/** Who did it stands behind what was done, which thus agrees with nobody. */
const subject = (who: Who) =>
  who.program === null ? `por ${person(who)}` : `por ${person(who)}, con ${who.program}`;

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `Añadido ${subject(who)}`,
  'item-imported': (who) => `Traído de otro sitio ${subject(who)}`,
  'item-unimported': (who) => `Quitado ${subject(who)}, con todo lo importado a la vez`,
  'item-updated': (who) => `Modificado ${subject(who)}`,
  'item-eaten': (who) => `Comido ${subject(who)}`,
  'item-wasted': (who) => `Tirado ${subject(who)}`,
  'item-given-away': (who) => `Regalado ${subject(who)}`,
  'item-used': (who) => `Comido en parte ${subject(who)}`,
  'item-opened': (who) => `Abierto ${subject(who)}`,
  'item-frozen': (who) => `Congelado ${subject(who)}`,
  'item-thawed': (who) => `Descongelado ${subject(who)}`,
  'item-placed': (who) => `Cambiado de sitio ${subject(who)}`,
  'item-split': (who) => `Apartado en parte ${subject(who)}`,
  'item-removed': (who) => `Quitado ${subject(who)}`,
  'item-brought-back': (who) => `Recuperado ${subject(who)}`,
  undone: (who) => `Deshecho ${subject(who)}`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `Añadido ${subject(who)}, sobras de «${dish}»`,
  'item-eaten': ({ who, dish }) => `Acabado ${subject(who)} para «${dish}»`,
  'item-used': ({ who, dish, amount }) => `Usado ${subject(who)} para «${dish}»: ${amount ?? 'una parte'}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `Asignado a todos ${subject(who)}` : `Asignado a ${to} ${subject(who)}`;
export const movedIn = ({ who }: { who: Who }) => `Traído aquí desde la nevera abierta ${subject(who)}`;
export const movedOut = ({ who }: { who: Who }) => `Llevado a la nevera abierta ${subject(who)}`;

const labels: Record<ChangeableField, string> = {
  title: 'Nombre',
  category: 'Categoría',
  quantity: 'Cantidad',
  amount: 'Queda',
  place: 'Sitio',
  price: 'Precio',
  expiryDate: 'Bueno hasta',
  description: 'Descripción',
  image: 'Imagen',
  belongsTo: 'De quién',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]}: ${before}, ahora ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `Modificado: ${labels[field]}`;
export const nothing = 'nada';
