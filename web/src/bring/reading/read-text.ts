import type { Brought } from '@crisper/domain/bring/brought.ts';
import { readDocuments } from '@crisper/domain/bring/json-documents.ts';
import { LINES_AT_ONCE, listFoods } from '@crisper/domain/bring/list-text.ts';
import { ROWS_MAX, readTable } from '@crisper/domain/bring/read-table.ts';
import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { BringError } from './bring-error.ts';
import { inPieces, type OnShare, resultInPieces, shareOf } from './in-pieces.ts';

const JSON_START = /^\s*[[{]/;
const CALENDAR = /^\s*BEGIN:VCALENDAR\b/i;
const WEB_PAGE = /^\s*<(?:!doctype html|html|\?xml)/i;
const DELIMITERS = ['\t', ';', ',', '|'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const fetchTableReader = () => fetchCode(() => import('papaparse'));

/** A table, if its first lines have headings that we know. */
async function tableIn(text: string, reader: LineReader, onProgress?: OnShare): Promise<Brought | null> {
  const { default: papa } = await fetchTableReader();
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    // The headings decide; reading all of it with each sign would take as long as four files.
    const head = papa.parse<string[]>(text, { delimiter, preview: 12 });
    if (!(await resultInPieces(readTable({ cells: head.data, epoch: 1900 }, reader)))) continue;
    const { data } = papa.parse<string[]>(text, { delimiter });
    const table = { cells: data, epoch: 1900 } as const;
    const read = await resultInPieces(readTable(table, reader), shareOf(data.length, onProgress));
    if (typeof read === 'string') throw new BringError(read);
    if (read) return read;
  }
  return null;
}

async function listIn(text: string, reader: LineReader, onProgress?: OnShare): Promise<Brought> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > ROWS_MAX) throw new BringError('too-many');
  const pieces = await inPieces(
    listFoods(text, reader),
    shareOf(Math.ceil(text.split('\n').length / LINES_AT_ONCE), onProgress),
  );
  return { source: 'text', foods: pieces.flat(), history: [], leftBehind: [], currency: null };
}

/** Reads texts that were chosen or pasted together: answers of an API come in several files. */
export async function readTexts(
  texts: readonly string[],
  reader: LineReader,
  onProgress?: OnShare,
): Promise<Brought> {
  const [first = ''] = texts;
  if (WEB_PAGE.test(first)) throw new BringError('web-page');
  if (CALENDAR.test(first)) throw new BringError('calendar');
  const documents = texts.map((text) => (JSON_START.test(text) ? parsed(text) : undefined));
  if (documents.every((document) => document !== undefined)) {
    const amounts = { sign: null, customary: reader.customary ?? 'us' } as const;
    const read = readDocuments(documents, amounts);
    if (typeof read === 'string') throw new BringError(read);
    return read;
  }
  // A list may begin with a box to tick: "[ ] milk".
  if (/^\s*(?:\{|\[\s*[{"[])/.test(first)) throw new BringError('damaged');
  return (await tableIn(first, reader, onProgress)) ?? (await listIn(first, reader, onProgress));
}
