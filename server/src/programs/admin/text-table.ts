type Cell = string | number;

/** Names are other people's: a terminal must not obey the control characters in them. */
const shown = (cell: Cell) => String(cell).replaceAll(/\p{C}/gu, '·');

/** Rows below their headings; numbers are aligned at the right. */
export function textTable(headings: readonly string[], rows: readonly Cell[][]): string {
  const lines = [headings, ...rows].map((cells) => cells.map(shown));
  const widths = headings.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const isNumber = headings.map((_, at) => rows.every((cells) => typeof cells[at] === 'number'));
  const aligned = (text: string, at: number) =>
    isNumber[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  return lines.map((cells) => cells.map(aligned).join('  ').trimEnd()).join('\n');
}

const MEGABYTE = 1024 * 1024;
export const megabytes = (bytes: number) => Math.round((bytes / MEGABYTE) * 10) / 10;
