import { IMPORT_SOURCES, type ImportSource } from './source.ts';

/** How much came from another program, or was taken back. */
interface ImportLine {
  count: number;
  source: ImportSource;
}

/** As events keep it, in the place of a title. */
export const importLine = ({ count, source }: ImportLine): string => `${source} ${count}`;

/** Null where the event has a sentence, as those from before languages have. */
export function readImportLine(title: string): ImportLine | null {
  const [, name, count] = /^([a-z]+) (\d+)$/.exec(title) ?? [];
  const source = IMPORT_SOURCES.find((one) => one === name);
  return source ? { source, count: Number(count) } : null;
}
