/** A shop prints its columns in every row; a part of a name stands in few. */
const MOST = 0.6;
const FEWEST_ROWS = 3;
/** Shorter numbers say how many. */
const CODE_DIGITS = 3;

const MARK = /^(?:[^\d\s]{1,2}|[^\p{L}\d\s]+)$/u;
const FLAG = /^[A-Z*]{1,2}$/;
/** The rate of tax. In few rows it is a part of the name: "MILK 3,8%". */
const RATE = /^\d{1,2}(?:[.,]\d{1,2})?%$/;
const CODE = /^[\dOlI]*\d[\dOlI]*$/;

type Edge = 'first' | 'last';

const wordAt = (words: readonly string[], edge: Edge) => words.at(edge === 'first' ? 0 : -1) ?? '';
const without = (words: readonly string[], edge: Edge) =>
  edge === 'first' ? words.slice(1) : words.slice(0, -1);

/** The kind of column at that edge of the names, if there is one. */
function columnAt(names: readonly (readonly string[])[], edge: Edge): RegExp | null {
  const words = names.map((each) => wordAt(each, edge));
  const most = Math.max(FEWEST_ROWS, MOST * words.length);
  const codes = words.filter((word) => CODE.test(word));
  const isCode =
    codes.length >= most && codes.filter((word) => word.length >= CODE_DIGITS).length > codes.length / 2;
  if (isCode) return CODE;
  if (edge === 'last' && words.filter((word) => RATE.test(word)).length >= most) return RATE;
  const marks = edge === 'first' ? MARK : FLAG;
  return words.filter((word) => marks.test(word)).length >= most ? marks : null;
}

/** Whether the shop numbers its rows: 1, 2, 3. */
export function hasNumbers(names: readonly (readonly string[])[]): boolean {
  const right = names.filter(([first], at) => Number(first?.replace(/[lI|]/, '1')) === at + 1);
  return right.length >= Math.max(FEWEST_ROWS, MOST * names.length);
}

/** The names without the columns beside them: codes of products, marks of tax and of kinds of goods. */
export function withoutColumns(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  let all: string[][] = hasNumbers(words) ? words.map((each) => each.slice(1)) : words;
  for (const edge of ['first', 'last'] as const) {
    for (let column = columnAt(all, edge); column; column = columnAt(all, edge)) {
      const kind = column;
      all = all.map((words) => (kind.test(wordAt(words, edge)) ? without(words, edge) : words));
    }
  }
  return all.map((words) => words.join(' '));
}
