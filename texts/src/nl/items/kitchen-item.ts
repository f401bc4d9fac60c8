import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

export const pageDescription = 'Iets in de keuken, en wat ermee is gebeurd.';
export const loading = 'Eten laden…';
export const loadFailed = 'Het eten kon niet worden geladen';
export const missing = 'Dit is niet in de keuken';
export const missingText = 'Misschien is het in een andere keuken, of is de link niet volledig.';

export const goToKitchen = 'Naar de keuken';

export const everybodys = 'van iedereen';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Toegevoegd door ${name}, ${day}`;
export const goodThrough = 'Goed t/m';
export const cost = ({ price }: { price: string }) => `kostte ${price}`;
export const noDate = 'Geen datum: het blijft goed';
export const noDateYet = 'Nog geen datum';

export const belongsTo = 'Is van …';
export const whose = 'Van wie is het?';
export const everybody = 'Iedereen';
export const you = 'Jij';
export const change = 'Wijzigen';

export const changeHeading = 'Gegevens wijzigen';
export const save = 'Opslaan';
export const discardHeading = 'Wijzigingen weggooien?';
export const discardHint = 'Wat je hier hebt gewijzigd, is niet opgeslagen.';
export const discard = 'Weggooien';
export const keepEditing = 'Verder wijzigen';

export const note = 'Mijn notitie';
export const noteIsPrivate = 'Alleen jij ziet dit';
export const noteHint = 'Voor de pannenkoeken van zondag';
export const saveNote = 'Notitie opslaan';
export const removeNote = 'Notitie verwijderen';
export const noteSaved = 'Notitie opgeslagen';
export const noteRemoved = 'Notitie verwijderd';

export const history = 'Wat ermee gebeurde';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Ongedaan maken',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'Jij' : (name ?? 'Iemand'));
/** With the verb, which says whether it was the reader. */
const subject = (who: Who) => {
  const by = who.program === null ? '' : ` (via ${who.program})`;
  return `${person(who)}${by} ${who.isSelf ? 'hebt' : 'heeft'}`;
};

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `${subject(who)} het toegevoegd`,
  'item-imported': (who) => `${subject(who)} het van ergens anders meegebracht`,
  'item-unimported': (who) => `${subject(who)} het er weer uit gehaald, met alles wat meekwam`,
  'item-updated': (who) => `${subject(who)} het gewijzigd`,
  'item-eaten': (who) => `${subject(who)} het opgegeten`,
  'item-wasted': (who) => `${subject(who)} het weggegooid`,
  'item-given-away': (who) => `${subject(who)} het weggegeven`,
  'item-used': (who) => `${subject(who)} er iets van opgegeten`,
  'item-opened': (who) => `${subject(who)} het geopend`,
  'item-frozen': (who) => `${subject(who)} het ingevroren`,
  'item-thawed': (who) => `${subject(who)} het ontdooid`,
  'item-placed': (who) => `${subject(who)} het op een andere plek gezet`,
  'item-split': (who) => `${subject(who)} er een deel van genomen`,
  'item-removed': (who) => `${subject(who)} het eruit gehaald`,
  'item-brought-back': (who) => `${subject(who)} het teruggezet`,
  undone: (who) => `${subject(who)} dat ongedaan gemaakt`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `${subject(who)} het toegevoegd, over van: ${dish}`,
  'item-eaten': ({ who, dish }) => `${subject(who)} het opgemaakt voor: ${dish}`,
  'item-used': ({ who, dish, amount }) =>
    `${subject(who)} ${amount ?? 'een deel ervan'} gebruikt voor: ${dish}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null
    ? `${subject(who)} gezegd dat het van iedereen is`
    : `${subject(who)} gezegd dat het van ${to} is`;
export const movedIn = ({ who }: { who: Who }) => `${subject(who)} het uit de open koelkast hierheen gehaald`;
export const movedOut = ({ who }: { who: Who }) => `${subject(who)} het in de open koelkast gelegd`;

const labels: Record<ChangeableField, string> = {
  title: 'Naam',
  category: 'Categorie',
  quantity: 'Hoeveelheid',
  amount: 'Nog over',
  place: 'Plek',
  price: 'Prijs',
  expiryDate: 'Goed t/m',
  description: 'Beschrijving',
  image: 'Foto',
  belongsTo: 'Van wie',
};
export const changed = ({
  field,
  before,
  after,
}: {
  field: ChangeableField;
  before: string;
  after: string;
}) => `${labels[field]}: ${before}, nu ${after}`;
/** Where the values are too long, or cannot be put into words. */
export const changedAtAll = ({ field }: { field: ChangeableField }) => `${labels[field]} gewijzigd`;
export const nothing = 'geen';
