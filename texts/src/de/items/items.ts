// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#de/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Milchprodukte',
  Meat: 'Fleisch & Fisch',
  Vegetable: 'Gemüse',
  Fruits: 'Obst',
  Beverages: 'Getränke',
  Snacks: 'Knabbern & Süßes',
  Others: 'Sonstiges',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Läuft bald ab',
  expired: 'Abgelaufen',
};

export const title = 'Name';
export const category = 'Kategorie';
export const quantity = 'Menge';
export const expiryDate = 'Ablaufdatum';
export const actions = 'Aktionen';
export const noExpiryDate = 'Unbekannt';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} Lebensmittel`, other: `${number} Lebensmittel` });

export const search = 'Suchen';
export const searchHint = 'Name oder Kategorie';
export const sortBy = 'Sortieren';
export const goodThrough = ({ date }: { date: string }) => `Gut bis ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Filter entfernen: '),
  filter,
];

export const whoseItems = 'Wessen Lebensmittel';
export const everyones = 'Alle';
export const onlyMine = 'Nur meine';

export const addFood = 'Hinzufügen';
export const freeToTake = 'Zu verschenken';
export const goToFridge = 'Zum Kühlschrank';
export const loading = 'Wird geladen …';
export const loadFailed = 'Das ließ sich nicht laden';
