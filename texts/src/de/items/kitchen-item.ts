import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

export const pageDescription = 'Ein Ding aus der Küche und was damit passiert ist.';
export const loading = 'Wird geladen …';
export const loadFailed = 'Das ließ sich nicht laden';
export const missing = 'Das ist nicht in der Küche';
export const missingText = 'Vielleicht ist es in einer anderen Küche, oder der Link ist nicht vollständig.';

export const goToKitchen = 'Zur Küche';

export const everybodys = 'für alle';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Hinzugefügt von ${name}, ${day}`;
export const goodThrough = 'Gut bis';
export const cost = ({ price }: { price: string }) => `kostete ${price}`;
export const noDate = 'Kein Datum: hält sich';
export const noDateYet = 'Noch kein Datum';

export const belongsTo = 'Gehört …';
export const whose = 'Wem gehört es?';
export const everybody = 'Allen';
export const you = 'Dir';
export const change = 'Ändern';

export const changeHeading = 'Angaben ändern';
export const save = 'Speichern';
export const discardHeading = 'Änderungen verwerfen?';
export const discardHint = 'Was du hier geändert hast, ist nicht gespeichert.';
export const discard = 'Verwerfen';
export const keepEditing = 'Weiter ändern';

export const note = 'Meine Notiz';
export const noteIsPrivate = 'Nur du siehst sie';
export const noteHint = 'Für die Pfannkuchen am Sonntag';
export const saveNote = 'Notiz speichern';
export const removeNote = 'Notiz entfernen';
export const noteSaved = 'Notiz gespeichert';
export const noteRemoved = 'Notiz entfernt';

export const history = 'Was passiert ist';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Rückgängig',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'Du' : (name ?? 'Jemand'));
/** With the verb, which says whether it was the reader. */
const subject = (who: Who) => {
  const by = who.program === null ? '' : ` (über ${who.program})`;
  return `${person(who)}${by} ${who.isSelf ? 'hast' : 'hat'}`;
};

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `${subject(who)} es hinzugefügt`,
  'item-imported': (who) => `${subject(who)} es von woanders mitgebracht`,
  'item-unimported': (who) => `${subject(who)} es wieder herausgenommen, mit allem, was mitkam`,
  'item-updated': (who) => `${subject(who)} es geändert`,
  'item-eaten': (who) => `${subject(who)} es gegessen`,
  'item-wasted': (who) => `${subject(who)} es weggeworfen`,
  'item-given-away': (who) => `${subject(who)} es verschenkt`,
  'item-used': (who) => `${subject(who)} etwas davon gegessen`,
  'item-opened': (who) => `${subject(who)} es geöffnet`,
  'item-frozen': (who) => `${subject(who)} es eingefroren`,
  'item-thawed': (who) => `${subject(who)} es aufgetaut`,
  'item-placed': (who) => `${subject(who)} es umgeräumt`,
  'item-split': (who) => `${subject(who)} einen Teil davon genommen`,
  'item-removed': (who) => `${subject(who)} es herausgenommen`,
  'item-brought-back': (who) => `${subject(who)} es zurückgeholt`,
  undone: (who) => `${subject(who)} das rückgängig gemacht`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `${subject(who)} es hinzugefügt, übrig von: ${dish}`,
  'item-eaten': ({ who, dish }) => `${subject(who)} es aufgebraucht, für: ${dish}`,
  'item-used': ({ who, dish, amount }) =>
    `${subject(who)} ${amount ?? 'etwas davon'} verbraucht, für: ${dish}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `${subject(who)} gesagt, es gehört allen` : `${subject(who)} gesagt, es gehört ${to}`;
export const movedIn = ({ who }: { who: Who }) => `${subject(who)} es aus dem offenen Kühlschrank hergeholt`;
export const movedOut = ({ who }: { who: Who }) => `${subject(who)} es in den offenen Kühlschrank gelegt`;

const labels: Record<ChangeableField, string> = {
  title: 'Name',
  category: 'Kategorie',
  quantity: 'Menge',
  amount: 'Noch da',
  place: 'Platz',
  price: 'Preis',
  expiryDate: 'Gut bis',
  description: 'Beschreibung',
  image: 'Bild',
  belongsTo: 'Gehört',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]}: ${before}, jetzt ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `${labels[field]} geändert`;
export const nothing = 'keine Angabe';
