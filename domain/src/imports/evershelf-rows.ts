import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#items/item.ts';
import type { PlaceKind } from '#kitchens/place.ts';
import { readGtin } from '#labels/gtin.ts';
import {
  byId,
  dayOf,
  daysFrom,
  type ForeignRow,
  isThere,
  isTrue,
  numberOf,
  roundedAmount,
  textOf,
} from './foreign-rows.ts';
import { REFERENCE_MAX_LENGTH } from './source.ts';
import type { SourceEvent, SourceFood } from './source-food.ts';
import type { SourceRead } from './source-food-schema.ts';
import { unitOfWord } from './unit-words.ts';

export const EVERSHELF_TABLES = [
  'inventory',
  'products',
  'transactions',
  'recipes',
  'shopping_list',
] as const;
export type EvershelfTables = Partial<Record<(typeof EVERSHELF_TABLES)[number], readonly ForeignRow[]>>;

/** EverShelf has these keys in every language. */
const PLACES: Readonly<Record<string, PlaceKind>> = {
  frigo: 'fridge',
  freezer: 'freezer',
  dispensa: 'pantry',
};
const OUTCOMES: Readonly<Record<string, SourceEvent['outcome']>> = { out: 'eaten', waste: 'wasted' };

/** Its CSV has no ids, so that both name a row by what they have in common. */
const evershelfReference = (name: string, addedAt: string): string =>
  `evershelf:${addedAt}:${name}`.slice(0, REFERENCE_MAX_LENGTH);

/** What EverShelf's rows are in our words. Answers of its API have the product's fields in the row itself. */
export function readEvershelfRows(tables: EvershelfTables): SourceRead {
  const products = byId(tables.products);
  const inventory = tables.inventory ?? [];
  const productOf = (row: ForeignRow) => products.get(textOf(row.product_id)) ?? row;
  const foods = inventory.map((row) => foodOf(row, productOf(row))).filter(isThere);
  const leftBehind = [
    { what: 'recipes', count: tables.recipes?.length ?? 0 },
    { what: 'shopping-lists', count: tables.shopping_list?.length ? 1 : 0 },
    { what: 'empty-rows', count: inventory.length - foods.length },
  ] as const;
  return {
    program: 'evershelf',
    foods,
    history: (tables.transactions ?? [])
      .filter(({ undone }) => !isTrue(undone))
      .map((row) => eventOf(row, productOf(row)))
      .filter(isThere),
    leftBehind: leftBehind.filter(({ count }) => count > 0),
  };
}

function foodOf(row: ForeignRow, product: ForeignRow): SourceFood | null {
  const title = titleOf(product);
  const measured = measuredOf(numberOf(row.quantity), product);
  if (!title || !measured) return null;
  const { isKnown, ...amount } = measured;
  const unitWord = isKnown ? '' : textOf(product.unit);
  const location = textOf(row.location);
  const kind = PLACES[location] ?? null;
  const date = dayOf(row.expiry_date);
  const [addedOn, openedOn] = [dayOf(row.added_at), dayOf(row.opened_at)];
  const days = addedOn && date && daysFrom(addedOn, date);
  return {
    ref: evershelfReference(title, textOf(row.added_at)),
    title,
    ...amount,
    ...(unitWord && { unitWord }),
    place: location ? { name: location, kind } : null,
    group: textOf(product.category) || null,
    ...(date && { labelDate: date, dateKind: 'best-before' }),
    // Its date counts the opening in already.
    ...(openedOn && { opened: { on: openedOn, days: null } }),
    ...(kind === 'freezer' &&
      addedOn &&
      days !== null && { freezing: { on: addedOn, days, daysLeft: days } }),
    boughtOn: addedOn,
    price: null,
    barcode: readGtin(textOf(product.barcode)),
    note: noteOf(product),
    doubts: isKnown ? [] : ['unit-unknown'],
  };
}

function eventOf(row: ForeignRow, product: ForeignRow): SourceEvent | null {
  const title = titleOf(product);
  const measured = measuredOf(numberOf(row.quantity), product);
  const [outcome, on] = [OUTCOMES[textOf(row.type)], dayOf(row.created_at)];
  if (!title || !measured || !outcome || !on) return null;
  const { isKnown: _, ...amount } = measured;
  const ref = `evershelf:log:${textOf(row.created_at)}:${textOf(row.id)}`;
  return { ref, title, group: textOf(product.category) || null, outcome, on, ...amount, price: null };
}

const titleOf = ({ name }: ForeignRow): string => textOf(name).slice(0, TITLE_MAX_LENGTH).trim();

/** A pack whose content is known is that much; else it is counted. */
function measuredOf(quantity: number, { unit, package_unit, default_quantity }: ForeignRow) {
  if (!(quantity > 0)) return null;
  const known = unitOfWord(textOf(unit));
  const inside = unitOfWord(textOf(package_unit));
  const isPacked = known?.unit === 'pack' && inside && numberOf(default_quantity) > 0;
  const { unit: ours, times } = isPacked
    ? { unit: inside.unit, times: inside.times * numberOf(default_quantity) }
    : (known ?? { unit: 'piece', times: 1 });
  return { amount: roundedAmount(quantity * times), unit: ours, isKnown: known !== null };
}

function noteOf({ brand, notes }: ForeignRow): string | null {
  const parts = [textOf(brand), textOf(notes)].filter((part) => part !== '');
  return parts.join(' · ').slice(0, DESCRIPTION_MAX_LENGTH) || null;
}
