/** What spreadsheets take for the beginning of a formula, and the sign that keeps them from it. */
const FORMULA_START = /^[=+\-@'\t\r]/;
const KEPT_TEXT = /^'(?=[=+\-@'\t\r])/;

/** A text that no spreadsheet runs; `withoutSafety` takes the sign off again. */
export const formulaSafe = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

export const withoutSafety = (text: string): string => text.replace(KEPT_TEXT, '');

export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Where a comma stands before decimals, spreadsheets take 680.388 for thousands, but not 680.3880. */
const numeral = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');

const written = (cell: CsvCell): string =>
  cell === null ? '' : typeof cell === 'number' ? numeral(cell) : quoted(formulaSafe(cell));

/** Excel takes a file without the mark for the code page of its country. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
