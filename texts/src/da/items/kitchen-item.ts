import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { HistoryKind } from '@crisper/domain/items/item-event.ts';

export const pageDescription = 'Én ting i køkkenet, og hvad der er sket med den.';
export const loading = 'Henter maden …';
export const loadFailed = 'Maden kunne ikke hentes';
export const missing = 'Det er ikke i køkkenet';
export const missingText = 'Måske er det i et andet køkken, eller linket er ufuldstændigt.';

export const goToKitchen = 'Til køkkenet';

export const everybodys = 'alles';
export const addedBy = ({ name, day }: { name: string; day: string }) => `Lagt ind af ${name}, ${day}`;
export const goodThrough = 'Godt til og med';
export const cost = ({ price }: { price: string }) => `kostede ${price}`;
export const noDate = 'Ingen dato: det holder';
export const noDateYet = 'Ingen dato endnu';

export const belongsTo = 'Tilhører …';
export const whose = 'Hvis er det?';
export const everybody = 'Alle';
export const you = 'Dig';
export const change = 'Ret';

export const changeHeading = 'Ret, hvad det er';
export const save = 'Gem';
export const discardHeading = 'Kassér ændringerne?';
export const discardHint = 'Det, du har ændret her, er ikke gemt.';
export const discard = 'Kassér';
export const keepEditing = 'Fortsæt';

export const note = 'Min note';
export const noteIsPrivate = 'Kun du ser den';
export const noteHint = 'Til pandekagerne på søndag';
export const saveNote = 'Gem note';
export const removeNote = 'Fjern note';
export const noteSaved = 'Noten er gemt';
export const noteRemoved = 'Noten er fjernet';

export const history = 'Hvad der er sket';
export const undoEvent = <T>({ what, unseen }: { what: string; unseen: (words: string) => T }) => [
  'Fortryd',
  unseen(` (${what})`),
];

interface Who {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
  /** The program by which they did it, as they called it. */
  program: string | null;
}
const person = ({ name, isSelf }: Who) => (isSelf ? 'Du' : (name ?? 'Nogen'));
/** With the verb, which is alike for everybody. */
const subject = (who: Who) => {
  const by = who.program === null ? '' : ` (via ${who.program})`;
  return `${person(who)}${by} har`;
};

const sentences: Record<Exclude<HistoryKind, 'item-given' | 'item-moved'>, (who: Who) => string> = {
  'item-added': (who) => `${subject(who)} lagt det ind`,
  'item-imported': (who) => `${subject(who)} taget det med fra et andet sted`,
  'item-unimported': (who) => `${subject(who)} taget det ud igen med alt, der kom med`,
  'item-updated': (who) => `${subject(who)} ændret det`,
  'item-eaten': (who) => `${subject(who)} spist det`,
  'item-wasted': (who) => `${subject(who)} smidt det ud`,
  'item-given-away': (who) => `${subject(who)} givet det væk`,
  'item-used': (who) => `${subject(who)} spist noget af det`,
  'item-opened': (who) => `${subject(who)} åbnet det`,
  'item-frozen': (who) => `${subject(who)} frosset det`,
  'item-thawed': (who) => `${subject(who)} tøet det op`,
  'item-placed': (who) => `${subject(who)} flyttet det`,
  'item-split': (who) => `${subject(who)} taget en del af det`,
  'item-removed': (who) => `${subject(who)} taget det ud`,
  'item-brought-back': (who) => `${subject(who)} hentet det tilbage`,
  undone: (who) => `${subject(who)} fortrudt det`,
};
/** The same, where it was done for a dish. The amount is what went into it. */
interface Dish {
  who: Who;
  dish: string;
  amount: string | null;
}
const cookedSentences: Partial<Record<HistoryKind, (cooked: Dish) => string>> = {
  'item-added': ({ who, dish }) => `${subject(who)} lagt det ind, rest fra: ${dish}`,
  'item-eaten': ({ who, dish }) => `${subject(who)} brugt det op til: ${dish}`,
  'item-used': ({ who, dish, amount }) => `${subject(who)} brugt ${amount ?? 'noget af det'} til: ${dish}`,
};
export const cookedFor = ({ kind, ...dish }: Dish & { kind: HistoryKind }) => cookedSentences[kind]?.(dish);
export const happened = ({ kind, who }: { kind: keyof typeof sentences; who: Who }) => sentences[kind](who);
/** Whose it is now; null is everybody's. */
export const given = ({ who, to }: { who: Who; to: string | null }) =>
  to === null ? `${subject(who)} sagt, at det er alles` : `${subject(who)} sagt, at det tilhører ${to}`;
export const movedIn = ({ who }: { who: Who }) => `${subject(who)} flyttet det hertil fra det åbne køleskab`;
export const movedOut = ({ who }: { who: Who }) => `${subject(who)} flyttet det til det åbne køleskab`;

const labels: Record<ChangeableField, string> = {
  title: 'Navn',
  category: 'Kategori',
  quantity: 'Mængde',
  amount: 'Tilbage',
  place: 'Plads',
  price: 'Pris',
  expiryDate: 'Godt til og med',
  description: 'Beskrivelse',
  image: 'Billede',
  belongsTo: 'Tilhører',
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
export const changedAtAll = ({ field }: { field: ChangeableField }) => `${labels[field]} ændret`;
export const nothing = 'intet';
