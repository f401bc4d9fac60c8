import { type Brought, broughtBy } from '@crisper/domain/bring/brought.ts';
import { fileKind, HEAD_BYTES } from '@crisper/domain/bring/file-kind.ts';
import { readTable } from '@crisper/domain/bring/read-table.ts';
import { IMPORT_FILE_MAX_BYTES } from '@crisper/domain/imports/source.ts';
import type { SourceRead } from '@crisper/domain/imports/source-food-schema.ts';
import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { BringError } from './bring-error.ts';
import { decodeText } from './decode-text.ts';
import { type OnShare, resultInPieces, shareOf } from './in-pieces.ts';
import type { readSheets } from './read-sheets.ts';
import { readTexts } from './read-text.ts';
import { readWorkbook } from './workbook.ts';

/** As text, a kitchen of five thousand things has four. */
const TEXT_MAX_BYTES = 20 * 1024 * 1024;

export interface FileReading {
  reader: LineReader;
  /** Databases are read by the server. */
  readDatabase: (file: Blob) => Promise<SourceRead>;
  /** In a worker. */
  readSheets: typeof readSheets;
  /** How far it has come, from 0 to 1. */
  onProgress?: OnShare;
}

async function workbook(file: Blob, { reader, readSheets, onProgress }: FileReading): Promise<Brought> {
  const tables = await readWorkbook(file, readSheets);
  for (const table of tables) {
    const read = await resultInPieces(readTable(table, reader), shareOf(table.cells.length, onProgress));
    if (typeof read === 'string') throw new BringError(read);
    if (read) return read;
  }
  // Without headings, it is read as a list.
  const [first] = tables;
  if (!first) throw new BringError('nothing');
  const lines = first.cells.map((row) => row.map((cell) => (cell === null ? '' : String(cell))).join(' '));
  return readTexts([lines.join('\n')], reader, onProgress);
}

/** Reads what was chosen or dropped, by its content and never by its name. */
export async function readFiles(files: readonly Blob[], reading: FileReading): Promise<Brought> {
  const { reader, readDatabase, onProgress } = reading;
  const kinds = await Promise.all(
    files.map(async (file) => fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))),
  );
  const [file] = files;
  const [kind] = kinds;
  if (!file || files.every(({ size }) => size === 0)) throw new BringError('nothing');
  if (kind === 'database') {
    if (file.size > IMPORT_FILE_MAX_BYTES) throw new BringError('too-large');
    return broughtBy(await readDatabase(file));
  }
  const refused = kinds.find((one) => one !== 'text' && one !== 'zip' && one !== 'database');
  if (refused) throw new BringError(refused);
  if (files.reduce((sum, { size }) => sum + size, 0) > TEXT_MAX_BYTES) throw new BringError('too-large');
  if (kind === 'zip') return workbook(file, reading);
  const texts = await Promise.all(
    files.map(async (one) => decodeText(new Uint8Array(await one.arrayBuffer()))),
  );
  return readTexts(texts, reader, onProgress);
}
