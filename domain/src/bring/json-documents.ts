import { readEvershelfRows } from '#imports/evershelf-rows.ts';
import { type ForeignRow, isRow, rowsIn, textOf } from '#imports/foreign-rows.ts';
import { readGrocyRows } from '#imports/grocy-rows.ts';
import type { GrocyTables } from '#imports/grocy-tables.ts';
import type { KitchenExport } from '#imports/kitchen-export.ts';
import { type Brought, broughtBy, broughtFood } from './brought.ts';
import { crisperKitchen } from './crisper-kitchen.ts';
import { dayIn } from './programs.ts';
import type { BringRefusal } from './refusals.ts';
import { readShoppingLists } from './shopping-lists.ts';
import { type AmountReader, readAmount } from './units.ts';

type GrocyTable = keyof GrocyTables;

/** A table of Grocy is known by fields that no other one has. */
const GROCY_FIELDS: Readonly<Record<GrocyTable, readonly string[]>> = {
  stock: ['stock_id', 'best_before_date', 'open'],
  stock_log: ['stock_id', 'transaction_type'],
  products: ['qu_id_stock', 'name'],
  locations: ['is_freezer', 'name'],
  quantity_units: ['name_plural', 'name'],
  quantity_unit_conversions: ['from_qu_id', 'factor'],
  product_barcodes: ['barcode', 'product_id'],
  product_groups: ['name', 'description', 'active'],
  recipes: ['base_servings'],
  shopping_list: ['shopping_list_id', 'done'],
  userfield_values: ['object_id', 'value'],
};

function grocyTable(rows: readonly ForeignRow[]): GrocyTable | null {
  const [first] = rows;
  if (!first || !('row_created_timestamp' in first)) return null;
  const names = Object.keys(GROCY_FIELDS) as GrocyTable[];
  // The log has the fields of the stock as well.
  if ('transaction_type' in first) return 'stock_log';
  return names.find((name) => GROCY_FIELDS[name].every((field) => field in first)) ?? null;
}

/** GET /api/stock has a row for each product, with the product in it. */
const isGrocyOverview = (rows: readonly ForeignRow[]) =>
  rows[0] !== undefined && isRow(rows[0].product) && 'amount_aggregated' in rows[0];

/** GET /api/stock/volatile has what is due, and not all of the stock. */
const isGrocyDue = (document: unknown) => isRow(document) && 'due_products' in document;

function grocy(documents: readonly unknown[]): Brought | BringRefusal | null {
  const tables: { [Table in GrocyTable]?: ForeignRow[] } = {};
  let overview: ForeignRow[] = [];
  for (const document of documents) {
    const rows = rowsIn(document);
    const table = grocyTable(rows);
    if (table) tables[table] = [...(tables[table] ?? []), ...rows];
    else if (isGrocyOverview(rows)) overview = rows;
  }
  if (!tables.stock && overview.length > 0) {
    tables.stock = overview.map((row) => ({ ...row, id: row.product_id, stock_id: 'overview' }));
    tables.products ??= overview.map(({ product }) => product).filter(isRow);
  }
  if (Object.keys(tables).length === 0) return documents.some(isGrocyDue) ? 'grocy-incomplete' : null;
  // Without its units, each amount would have to be asked about.
  if (!tables.stock || !tables.products || !tables.quantity_units)
    return tables.recipes && !tables.stock ? 'recipes' : 'grocy-incomplete';
  return broughtBy(readGrocyRows(tables));
}

const isTandoor = (row: ForeignRow) => isRow(row.food) && 'inventory_location' in row && 'amount' in row;

function tandoor(rows: readonly ForeignRow[], reader: AmountReader): Brought {
  const nameIn = (value: unknown) => (isRow(value) ? textOf(value.name) : '');
  const foods = rows.map((row, index) => {
    const date = dayIn(textOf(row.expires));
    const place = isRow(row.inventory_location) ? row.inventory_location : {};
    const amount = readAmount(Number(textOf(row.amount) || 1), nameIn(row.unit), reader);
    return broughtFood({
      at: index + 1,
      ref: `tandoor:${textOf(row.id)}`,
      title: nameIn(row.food),
      ...amount,
      place: place.name
        ? { name: textOf(place.name), kind: place.is_freezer === true ? 'freezer' : null }
        : null,
      group: isRow(row.food) ? nameIn(row.food.supermarket_category) || null : null,
      date: date ? { is: 'day', date } : { is: 'none' },
      boughtOn: dayIn(textOf(row.created_at)),
      note: [textOf(row.sub_location), textOf(row.note)].filter(Boolean).join('. ') || null,
      leftOut: amount.amount <= 0 ? 'used-up' : null,
    });
  });
  return { source: 'tandoor', foods, history: [], leftBehind: [], currency: null };
}

const isRecipe = (value: unknown) =>
  isRow(value) &&
  (textOf(value['@type']) === 'Recipe' || 'recipeIngredient' in value || 'directions' in value);

/** Reads the answers of a program's API, of which there may be several. */
export function readDocuments(documents: readonly unknown[], reader: AmountReader): Brought | BringRefusal {
  const [first] = documents;
  if (isRow(first) && first.format === 'crisper-kitchen')
    return first.version === 1 ? crisperKitchen(first as unknown as KitchenExport) : 'newer-crisper';
  const read = grocy(documents);
  if (read) return read;
  const rows = documents.flatMap((document) => {
    if (!isRow(document)) return rowsIn(document);
    return rowsIn(document.results ?? document.inventory);
  });
  if (rows[0] && isTandoor(rows[0])) return tandoor(rows.filter(isTandoor), reader);
  if (rows[0] && 'expiry_date' in rows[0] && 'quantity' in rows[0])
    return broughtBy(readEvershelfRows({ inventory: rows }));
  const lists = readShoppingLists(documents, reader);
  if (lists) return lists;
  return documents.flat().some(isRecipe) ? 'recipes' : 'unknown-json';
}
