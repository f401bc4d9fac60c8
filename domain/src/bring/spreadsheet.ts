import type { CalendarDate } from '#calendar-date.ts';
import { withoutSafety } from '#imports/csv.ts';
import type { Customary } from '#line/measures.ts';
import { readBarcode } from './barcode.ts';
import {
  type BroughtFood,
  broughtFood,
  type LeftOutReason,
  type SourceDate,
  type SourcePrice,
} from './brought.ts';
import { type Cell, type CellTable, cellText, isBlank, isError, plainWords } from './cells.ts';
import type { Column, Columns } from './columns.ts';
import { dayOrderOf, readDate, readPastDay } from './dates.ts';
import { decimalSignOf, readNumber } from './numbers.ts';
import { placeWords } from './places.ts';
import { readAmount } from './units.ts';

export interface TableReader {
  today: CalendarDate;
  customary: Customary;
}

const TOTAL =
  /^(?:grand total|sub ?total|total(?:e|en|es)?|sum(?:me)?|gesamt(?:summe)?|insgesamt|somme|suma|totaal)(?: \d.*)?$/;
const PLACEHOLDER = /^(?:|tbd|todo|n a|na|xxx|unknown|x)$/;
const USE_BY = /\buse[- ]?by\b|\bzu verbrauchen\b|\bverbrauchsdatum\b|\bdlc\b/i;
const OPENED =
  /\b(?:opened|open since|offen seit|ge[oö]ffnet|angebrochen)\b[^\d]{0,6}(\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?)?/i;

const DATES: readonly Column[] = ['date', 'use-by', 'bought', 'opened', 'frozen'];

/** The rows of a spreadsheet below its headings; those that are no food say why. */
export function* spreadsheetFoods(
  { cells, epoch }: CellTable,
  { columns, at: headingAt }: { columns: Columns; at: number },
  { today, customary }: TableReader,
): Generator<BroughtFood> {
  const below = cells.slice(headingAt + 1);
  const cellsOf = (column: Column): (Cell | undefined)[] => {
    const at = columns.get(column);
    return at === undefined ? [] : below.map((row) => row[at]);
  };
  const readers = new Map(
    DATES.map((column) => [column, { today, epoch, order: dayOrderOf(cellsOf(column)) }]),
  );
  const signOf = (column: Column) => decimalSignOf(cellsOf(column).map(cellText));
  const amounts = { sign: signOf('amount') ?? signOf('price'), customary };
  const priceSign = signOf('price') ?? signOf('price-each') ?? amounts.sign;
  const headings = (cells[headingAt] ?? []).map(cellText);
  // People repeat them on every printed page.
  const isHeadings = (row: readonly Cell[]) =>
    row.every((cell, at) => cellText(cell) === (headings[at] ?? ''));
  let under: string | null = null;

  for (const [index, row] of below.entries()) {
    const at = headingAt + index + 2;
    const cellOf = (column: Column): Cell | undefined => row[columns.get(column) ?? -1];
    const textOf = (column: Column) => withoutSafety(cellText(cellOf(column)));
    const dateIn = (column: Column) => readDate(cellOf(column), reader(readers, column));
    const pastDayIn = (column: Column) => readPastDay(cellOf(column), reader(readers, column));
    if (isBlank(row)) continue;
    const title = textOf('what');
    const isAlone = row.filter((cell) => cellText(cell) !== '').length === 1;
    const reason = isHeadings(row) ? 'heading' : noFood(row, cellOf('what'), title, isAlone);
    if (reason) {
      // "FREEZER" alone in its row is where the next ones are.
      if (reason === 'heading' && isAlone) under = title;
      yield broughtFood({ at, title: title || row.map(cellText).filter(Boolean).join(' '), leftOut: reason });
      continue;
    }
    const useBy = columns.has('use-by') ? dateIn('use-by') : null;
    const isUseBy = useBy !== null && useBy.is !== 'none';
    const date: SourceDate = isUseBy ? useBy : columns.has('date') ? dateIn('date') : { is: 'none' };
    const amount = readAmount(cellOf('amount'), textOf('unit'), amounts);
    const note = textOf('remark');
    const place = textOf('place') || under;
    const opened = OPENED.exec(note);
    const openedOn =
      pastDayIn('opened') ??
      (opened ? readPastDay(opened[1] ?? null, { today, epoch, order: 'day-first' }) : null);
    const frozenOn = pastDayIn('frozen');
    yield broughtFood({
      ...{ at, title, ...amount, date },
      ...((isUseBy || USE_BY.test(note)) && { dateKind: 'use-by' }),
      place: place ? { name: place, kind: null } : null,
      group: textOf('group') || null,
      price: priceOf(textOf('price'), textOf('price-each'), priceSign),
      barcode: readBarcode(textOf('barcode')),
      boughtOn: pastDayIn('bought'),
      ...(openedOn && { opened: { on: openedOn } }),
      ...(frozenOn && { freezing: { on: frozenOn } }),
      note: [textOf('brand'), note].filter(Boolean).join('. ') || null,
      leftOut: amount.amount <= 0 ? 'used-up' : null,
    });
  }
}

const reader = (readers: ReadonlyMap<Column, Parameters<typeof readDate>[1]>, column: Column) =>
  readers.get(column) as Parameters<typeof readDate>[1];

function priceOf(whole: string, each: string, sign: Parameters<typeof readNumber>[1]): SourcePrice | null {
  const text = each || whole;
  const value = text === '' ? null : readNumber(text.replaceAll(/[A-Za-z]+/g, ''), sign);
  return value === null || value <= 0 ? null : { value, isEach: each === '' ? null : true };
}

function noFood(
  row: readonly Cell[],
  titleCell: Cell | undefined,
  title: string,
  isAlone: boolean,
): LeftOutReason | null {
  const plain = plainWords(title);
  if (isError(titleCell)) return 'error-value';
  if (TOTAL.test(plain)) return 'total';
  if (isAlone && placeWords(title).isPlain) return 'heading';
  // "#N/A" alone says less than nothing.
  if (PLACEHOLDER.test(plain)) return row.some(isError) ? 'error-value' : 'no-name';
  return null;
}

/** The currency that the prices of a file name by their sign or code. */
export function currencyIn({ cells }: CellTable, columns: Columns): string | null {
  const at = columns.get('price') ?? columns.get('price-each');
  if (at === undefined) return null;
  const all = cells.map((row) => cellText(row[at])).join(' ');
  const [, code] = /\b(EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD)\b/.exec(all) ?? [];
  const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
  return code ?? SIGNS[/[€£¥₹]/u.exec(all)?.[0] ?? ''] ?? null;
}
