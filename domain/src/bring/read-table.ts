import { isOwnTable } from '#imports/own-table.ts';
import type { LineReader } from '#line/line-food.ts';
import type { Brought, BroughtFood } from './brought.ts';
import { type CellTable, isBlank } from './cells.ts';
import { findColumns } from './columns.ts';
import { crisperTable, everShelf, headingsOf, homebox, isEverShelf, isHomebox } from './programs.ts';
import type { BringRefusal } from './refusals.ts';
import { currencyIn, spreadsheetFoods } from './spreadsheet.ts';

export type BringReader = Pick<LineReader, 'today' | 'customary'>;

/** More than a kitchen holds. */
export const ROWS_MAX = 5000;

/**
 * A program by its headings, or a spreadsheet by the words that people write above their columns; null if neither. A row at a
 * time: thousands at once would hold up a page.
 */
export function* readTable(
  table: CellTable,
  reader: BringReader,
): Generator<unknown, Brought | BringRefusal | null> {
  const rows = table.cells.filter((row) => !isBlank(row));
  const filled = { ...table, cells: rows };
  const customary = reader.customary ?? 'us';
  const tables = { today: reader.today, customary };
  const amounts = { sign: null, customary };
  if (isOwnTable(headingsOf(filled))) return limited(rows, () => crisperTable(filled, tables));
  if (isEverShelf(filled)) return limited(rows, () => everShelf(filled));
  if (isHomebox(filled)) return limited(rows, () => homebox(filled, amounts));
  const found = findColumns(table.cells);
  if (!found) return null;
  if (rows.length - 1 > ROWS_MAX) return 'too-many';
  const foods: BroughtFood[] = [];
  for (const food of spreadsheetFoods(table, found, tables)) {
    foods.push(food);
    yield;
  }
  return {
    source: 'spreadsheet',
    foods,
    history: [],
    leftBehind: [],
    currency: currencyIn(table, found.columns),
  };
}

/** One row has the headings. */
const limited = (rows: readonly unknown[], read: () => Brought): Brought | BringRefusal =>
  rows.length - 1 > ROWS_MAX ? 'too-many' : read();
