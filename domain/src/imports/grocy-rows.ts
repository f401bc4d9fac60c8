import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#items/item.ts';
import { dayOf, type ForeignRow, isThere, isTrue, numberOf, textOf } from './foreign-rows.ts';
import { grocyDates } from './grocy-dates.ts';
import { type GrocyLookups, type GrocyTables, grocyLookups } from './grocy-tables.ts';
import type { SourceEvent, SourceFood } from './source-food.ts';
import type { SourceRead } from './source-food-schema.ts';

/** What Grocy's rows are in our words, whether they come from its database or from its API. */
export function readGrocyRows(tables: GrocyTables): SourceRead {
  const known = grocyLookups(tables);
  const stock = tables.stock ?? [];
  const foods = stock.map((row) => foodOf(row, known)).filter(isThere);
  const consumed = known.log.filter(({ transaction_type }) => transaction_type === 'consume');
  return {
    program: 'grocy',
    foods,
    history: consumed.map((entry) => eventOf(entry, known)).filter(isThere),
    leftBehind: leftBehind(tables, stock.length - foods.length),
  };
}

function foodOf(row: ForeignRow, known: GrocyLookups): SourceFood | null {
  const product = known.products.get(textOf(row.product_id));
  const title = titleOf(product);
  const amount = numberOf(row.amount);
  if (!product || !title || !(amount > 0)) return null;
  const { unitWord, ...measured } = known.measured(amount, product);
  const boughtOn = dayOf(row.purchased_date);
  const isMadeUp = boughtOn !== null && dayOf(row.best_before_date) === boughtOn;
  return {
    ref: `grocy:${textOf(row.stock_id)}:${textOf(row.id)}`,
    title,
    ...measured,
    ...(unitWord && { unitWord }),
    place: known.placeOf(row.location_id),
    group: known.groupOf(product),
    ...grocyDates(row, product, known),
    boughtOn,
    price: priceOf(row, amount),
    barcode: known.barcodeOf(textOf(product.id)),
    note: noteOf(row, product),
    doubts: [
      ...(isMadeUp ? (['date-made-up'] as const) : []),
      ...(unitWord === null ? [] : (['unit-unknown'] as const)),
    ],
  };
}

function eventOf(entry: ForeignRow, known: GrocyLookups): SourceEvent | null {
  const product = known.products.get(textOf(entry.product_id));
  const title = titleOf(product);
  const on = dayOf(entry.used_date) ?? dayOf(entry.row_created_timestamp);
  const amount = -numberOf(entry.amount);
  if (!product || !title || !on || !(amount > 0)) return null;
  const { unitWord: _, ...measured } = known.measured(amount, product);
  return {
    ref: `grocy:log:${textOf(entry.stock_id)}:${textOf(entry.id)}`,
    title,
    group: known.groupOf(product),
    outcome: isTrue(entry.spoiled) ? 'wasted' : 'eaten',
    on,
    ...measured,
    price: priceOf(entry, amount),
  };
}

const titleOf = (product: ForeignRow | undefined): string =>
  textOf(product?.name).slice(0, TITLE_MAX_LENGTH).trim();

/** Grocy's is for one of the stock's units, and 0 where nobody entered one. */
function priceOf({ price }: ForeignRow, amount: number): number | null {
  const ofOne = numberOf(price);
  return ofOne > 0 ? Math.round(ofOne * amount * 100) / 100 : null;
}

/** Descriptions of products are HTML. */
function noteOf({ note }: ForeignRow, { description }: ForeignRow): string | null {
  const text =
    textOf(note) ||
    textOf(description)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  return text.trim().slice(0, DESCRIPTION_MAX_LENGTH) || null;
}

function leftBehind(
  { recipes = [], shopping_list = [], products = [], userfield_values = [] }: GrocyTables,
  emptyRows: number,
): SourceRead['leftBehind'] {
  // The days and weeks of its meal plan are recipes to Grocy as well.
  const written = recipes.filter(({ type }) => type === undefined || type === 'normal');
  const lists = new Set(shopping_list.map(({ shopping_list_id }) => textOf(shopping_list_id)));
  const pictured = products.filter(({ picture_file_name }) => textOf(picture_file_name) !== '');
  return (
    [
      { what: 'recipes', count: written.length },
      { what: 'shopping-lists', count: lists.size },
      { what: 'pictures', count: pictured.length },
      { what: 'own-fields', count: userfield_values.length },
      { what: 'empty-rows', count: emptyRows },
    ] as const
  ).filter(({ count }) => count > 0);
}
