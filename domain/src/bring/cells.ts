/** What a cell of a spreadsheet holds; text files have text alone. Days are midnight in UTC. */
export type Cell = string | number | boolean | Date | null;

export interface CellTable {
  cells: readonly (readonly Cell[])[];
  /** The year from which the file counts its days. */
  epoch: 1900 | 1904;
}

const BLANKS = /[\s\u00a0\u200b\ufeff]+/gu;

/** What Excel shows where it cannot reckon. */
const ERROR = /^#(?:N\/A|NV|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|BEZUG!|WERT!)$/i;

export const isError = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && ERROR.test(cell.trim());

/** The cell as it was written, in several lines if need be. */
export function cellLines(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).replaceAll('\r\n', '\n').trim();
}

/** Most cells by far: nothing in them has to be taken out. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/;

/** The cell as one line of text; errors are nothing. */
export function cellText(cell: Cell | undefined): string {
  if (typeof cell === 'string' && (cell === '' || (cell[0] !== '#' && TIDY.test(cell)))) return cell;
  return isError(cell) ? '' : cellLines(cell).replaceAll(BLANKS, ' ').trim();
}

export const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => cellText(cell) === '');

const PLAIN = /^[a-z0-9]*$/;
const ASCII = /^[ -~]*$/;

/** Lower case, without accents, one blank between words: how words of files are compared. */
export function plainWords(text: string): string {
  const lower = text.toLowerCase();
  // Faster, and files have thousands of cells.
  if (PLAIN.test(lower)) return lower;
  if (ASCII.test(lower)) return lower.replaceAll(/[^a-z0-9]+/g, ' ').trim();
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Spellings with commas between them, as a lookup. */
export function wordTable<Meaning extends string>(
  words: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const entries = Object.entries(words) as [Meaning, string][];
  return new Map(
    entries.flatMap(([meaning, spellings]) =>
      spellings.split(',').map((spelling): [string, Meaning] => [plainWords(spelling), meaning]),
    ),
  );
}
