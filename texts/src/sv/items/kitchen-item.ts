import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

export const pageDescription = 'En sak i köket, och vad som har hänt med den.';
export const loading = 'Laddar maten …';
export const loadFailed = 'Maten kunde inte laddas';
export const missing = 'Det här finns inte i köket';
export const missingText = 'Det kan finnas i ett annat kök, eller så är länken inte fullständig.';

export const goToKitchen = 'Till köket';

export const everybodys = 'allas';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Inlagt av ${name}, ${day}`;
export const goodThrough = 'Bra till och med';
export const cost = ({ price }: { price: string }) => `kostade ${price}`;
export const noDate = 'Inget datum: det håller';
export const noDateYet = 'Inget datum än';

export const belongsTo = 'Tillhör …';
export const whose = 'Vems är det?';
export const everybody = 'Allas';
export const you = 'Ditt';
export const change = 'Ändra';

export const changeHeading = 'Ändra vad det är';
export const save = 'Spara';
export const discardHeading = 'Kasta dina ändringar?';
export const discardHint = 'Det du ändrade här har inte sparats.';
export const discard = 'Kasta';
export const keepEditing = 'Fortsätt ändra';

export const note = 'Min anteckning';
export const noteIsPrivate = 'Bara du ser den';
export const noteHint = 'Till söndagens pannkakor';
export const saveNote = 'Spara anteckning';
export const removeNote = 'Ta bort anteckning';
export const noteSaved = 'Anteckning sparad';
export const noteRemoved = 'Anteckning borttagen';

export const history = 'Vad som har hänt';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Ångra',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'Du' : (name ?? 'Någon'));
const subject = (who: Who) => (who.program === null ? person(who) : `${person(who)} (via ${who.program})`);

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `${subject(who)} lade in det`,
  'item-imported': (who) => `${subject(who)} tog med det från ett annat ställe`,
  'item-unimported': (who) => `${subject(who)} tog ut det igen, med allt som kom samtidigt`,
  'item-updated': (who) => `${subject(who)} ändrade det`,
  'item-eaten': (who) => `${subject(who)} åt upp det`,
  'item-wasted': (who) => `${subject(who)} slängde det`,
  'item-given-away': (who) => `${subject(who)} skänkte bort det`,
  'item-used': (who) => `${subject(who)} åt en del av det`,
  'item-opened': (who) => `${subject(who)} öppnade det`,
  'item-frozen': (who) => `${subject(who)} fryste in det`,
  'item-thawed': (who) => `${subject(who)} tinade det`,
  'item-placed': (who) => `${subject(who)} flyttade det till en annan plats`,
  'item-split': (who) => `${subject(who)} tog en del av det`,
  'item-removed': (who) => `${subject(who)} tog ut det`,
  'item-brought-back': (who) => `${subject(who)} tog tillbaka det`,
  undone: (who) => `${subject(who)} ångrade det`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `${subject(who)} lade in det, rest från ${dish}`,
  'item-eaten': ({ who, dish }) => `${subject(who)} gjorde slut på det till ${dish}`,
  'item-used': ({ who, dish, amount }) => `${subject(who)} använde ${amount ?? 'en del av det'} till ${dish}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `${subject(who)} sa att det är allas` : `${subject(who)} sa vem det tillhör: ${to}`;
export const movedIn = ({ who }: { who: Who }) => `${subject(who)} flyttade hit det från det öppna kylskåpet`;
export const movedOut = ({ who }: { who: Who }) => `${subject(who)} flyttade det till det öppna kylskåpet`;

const labels: Record<ChangeableField, string> = {
  title: 'Namn',
  category: 'Kategori',
  quantity: 'Antal',
  amount: 'Kvar',
  place: 'Plats',
  price: 'Pris',
  expiryDate: 'Bra till och med',
  description: 'Beskrivning',
  image: 'Bild',
  belongsTo: 'Tillhör',
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
export const changedAtAll = ({ field }: { field: ChangeableField }) => `Ändrat: ${labels[field]}`;
export const nothing = 'inget';
