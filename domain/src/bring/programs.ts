import { isCalendarDate } from '#calendar-date.ts';
import { withoutSafety } from '#imports/csv.ts';
import { readEvershelfRows } from '#imports/evershelf-rows.ts';
import { OWN_COLUMNS, ownRow } from '#imports/own-table.ts';
import { readBarcode } from './barcode.ts';
import { type Brought, type BroughtFood, broughtBy, broughtFood, certainFood } from './brought.ts';
import { type Cell, type CellTable, cellLines, cellText } from './cells.ts';
import { dayOrderOf, readDate } from './dates.ts';
import type { TableReader } from './spreadsheet.ts';
import { type AmountReader, readAmount } from './units.ts';

/** A row by the names of its columns; empty where it has none of that name. */
type NamedRow = (column: string) => string;

export const headingsOf = ({ cells: [headings = []] }: CellTable): string[] => headings.map(cellText);

const OWN_DAYS = new Set(OWN_COLUMNS.filter(({ type }) => type === 'date').map(({ header }) => header));

/**
 * A table that Crisper gave out itself. A spreadsheet program may have saved it since, with days as people write them and
 * barcodes without their zeros, and people may have written rows below ours.
 */
export function crisperTable(table: CellTable, { today, customary }: TableReader): Brought {
  const headings = headingsOf(table);
  const rows = table.cells.slice(1);
  const isDay = headings.map((heading) => OWN_DAYS.has(heading));
  const order = dayOrderOf(rows.flatMap((row) => row.filter((_, at) => isDay[at])));
  const dayOf = (cell: Cell | undefined) => {
    const date = readDate(cell, { today, epoch: table.epoch, order });
    if (date.is === 'either') return customary === 'us' ? date.monthFirst : date.dayFirst;
    return date.is === 'day' ? date.date : '';
  };
  const textOf = (cell: Cell | undefined, at: number) => {
    if (isDay[at]) return dayOf(cell);
    const text = withoutSafety(cellLines(cell));
    return headings[at] === 'Barcode' ? (readBarcode(text) ?? '') : text;
  };
  const read = rows.map((row) =>
    ownRow(Object.fromEntries(headings.map((heading, at) => [heading, textOf(row[at], at)]))),
  );
  return {
    source: 'crisper',
    foods: read.map((row, index) => {
      if (!row) return broughtFood({ at: index + 2, title: '', leftOut: 'no-name' });
      const food = { ...certainFood({ ...row, ref: row.ref ?? '' }, index + 1), ref: row.ref };
      return row.amount > 0 ? food : { ...food, leftOut: 'used-up' as const };
    }),
    history: [],
    leftBehind: [],
    currency: read.find((row) => row?.currency)?.currency ?? null,
  };
}

/** The rows of a table by the words in its first one. */
function* namedRows(table: CellTable): Generator<NamedRow> {
  const columns = new Map(headingsOf(table).map((heading, at) => [heading, at]));
  for (const row of table.cells.slice(1)) yield (column) => cellText(row[columns.get(column) ?? -1]);
}

const EVERSHELF = ['Name', 'Brand', 'Category', 'Location', 'Quantity', 'Unit', 'Expiry Date', 'Added'];

/** The headings are English in every language, and in this order. */
export function isEverShelf(table: CellTable): boolean {
  const headings = headingsOf(table);
  return EVERSHELF.every((heading, at) => headings[at] === heading) && headings.includes('Vacuum Sealed');
}

const HOMEBOX = ['HB.name', 'HB.location', 'HB.quantity'];

export function isHomebox(table: CellTable): boolean {
  const headings = headingsOf(table);
  return HOMEBOX.every((heading) => headings.includes(heading));
}

export const dayIn = (text: string) => {
  const day = text.slice(0, '2026-11-18'.length);
  return isCalendarDate(day) ? day : null;
};

const joined = (...texts: string[]): string | null => texts.filter(Boolean).join('. ') || null;

/** The columns of EverShelf's file, by the names that its database has for them. */
const EVERSHELF_FIELDS = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  location: 'Location',
  quantity: 'Quantity',
  unit: 'Unit',
  expiry_date: 'Expiry Date',
  added_at: 'Added',
  opened_at: 'Opened At',
  notes: 'Notes',
};

export function everShelf(table: CellTable): Brought {
  const inventory = Array.from(namedRows(table), (textOf) => ({
    ...Object.fromEntries(Object.entries(EVERSHELF_FIELDS).map(([field, column]) => [field, textOf(column)])),
    barcode: readBarcode(textOf('Barcode')),
  }));
  return broughtBy(readEvershelfRows({ inventory }));
}

const FOOD_TAG = /\b(?:food|pantry|grocer\w*|lebensmittel|vorrat|essen|cibo|nourriture|alimento\w*|eten)\b/i;
const DATE_FIELD = /best ?before|expir|use ?by|mhd|haltbar|tht|scadenza|caducidad/i;
const CODE_FIELD = /ean|gtin|upc|barcode/i;

/** Homebox keeps everything that a home has: what no tag calls food stays out until a person says otherwise. */
export function homebox(table: CellTable, reader: AmountReader): Brought {
  const fieldLike = (pattern: RegExp) =>
    headingsOf(table).find((heading) => heading.startsWith('HB.field.') && pattern.test(heading)) ?? '';
  const [dateField, codeField] = [fieldLike(DATE_FIELD), fieldLike(CODE_FIELD)];
  const foods = Array.from(namedRows(table), (textOf, index): BroughtFood => {
    const date = dayIn(textOf(dateField));
    const title = textOf('HB.name');
    const isFood = FOOD_TAG.test(`${textOf('HB.tags')} ${textOf('HB.labels')}`);
    const isGone = textOf('HB.archived') === 'true' || dayIn(textOf('HB.sold_date')) !== null;
    const price = Number(textOf('HB.purchase_price'));
    // "Home / Cellar / Shelf 2": rooms stand before shelves.
    const location = textOf('HB.location').split('/').at(-1)?.trim() ?? '';
    const ref = textOf('HB.import_ref') || textOf('HB.asset_id');
    return broughtFood({
      at: index + 2,
      ref: ref ? `homebox:${ref}` : null,
      ...{ title, ...readAmount(textOf('HB.quantity'), '', reader) },
      place: location ? { name: location, kind: null } : null,
      date: date ? { is: 'day', date } : { is: 'none' },
      price: price > 0 ? { value: price, isEach: true } : null,
      boughtOn: dayIn(textOf('HB.purchase_date')),
      barcode: readBarcode(textOf(codeField)),
      note: joined(textOf('HB.description'), textOf('HB.notes')),
      leftOut: title === '' ? 'no-name' : isGone ? 'used-up' : isFood ? null : 'not-marked-as-food',
    });
  });
  return { source: 'homebox', foods, history: [], leftBehind: [], currency: null };
}
