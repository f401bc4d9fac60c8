import type { Cell, CellTable } from '@crisper/domain/bring/cells.ts';
import { RecipeFileError } from '#recipes/import/recipe-file-error.ts';
import { type UnpackingBudget, unpack } from '#recipes/import/unpack.ts';
import { zipEntries } from '#recipes/import/zip-entries.ts';
import { BringError } from './bring-error.ts';
import type { Sheet } from './read-sheets.ts';
import { storedZip } from './stored-zip.ts';

const MEGABYTE = 1024 * 1024;
/** Five thousand rows with many columns unpack to a tenth of it. */
const UNPACKED_MAX_MEGABYTES = 40;
const PARTS_MAX = 200;
const WORKBOOK = 'xl/workbook.xml';
/** Paprika's files are archives as well. */
const RECIPE = /\.paprikarecipe$/i;
const DATE_1904 = /<workbookPr[^>]*\bdate1904="(?:1|true)"/;

interface Workbook {
  /** Excel on a Mac counted its days from 1904 on. */
  epoch: CellTable['epoch'];
  /** The same file with nothing packed in it. */
  unpacked: Blob;
}

/**
 * Unpacks all of it and counts, because the library believes what a file says about its own size: a file that unpacks to
 * more than a workbook has ends here. The library gets it unpacked: large parts it would unpack in a worker of its own
 * making, which our Content-Security-Policy refuses, and it would wait for that worker for ever.
 */
async function unpackedOf(file: Blob): Promise<Workbook> {
  const budget: UnpackingBudget = { bytesLeft: UNPACKED_MAX_MEGABYTES * MEGABYTE, filesLeft: PARTS_MAX };
  const parts: { name: string; content: Blob }[] = [];
  let epoch: CellTable['epoch'] = 1900;
  try {
    for await (const { name, packed, format } of zipEntries(file, (entry) => !entry.endsWith('/'))) {
      if (RECIPE.test(name)) throw new BringError('recipes');
      const content = await unpack(packed, format, budget);
      parts.push({ name, content });
      if (name === WORKBOOK && DATE_1904.test(await content.text())) epoch = 1904;
    }
  } catch (error) {
    if (!(error instanceof RecipeFileError)) throw error;
    throw new BringError(error.problem === 'too_large' ? 'too-large' : 'damaged');
  }
  const has = (part: string) => parts.some(({ name }) => name === part);
  if (!has(WORKBOOK)) throw new BringError(has('content.xml') ? 'open-document' : 'archive');
  return { epoch, unpacked: storedZip(parts.filter(({ name }) => /\.(?:xml|rels)$/.test(name))) };
}

/** Signs that XML does not have are written by their numbers, as are ends of lines by some programs. */
const decoded = (cell: Cell): Cell =>
  typeof cell === 'string'
    ? cell.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : cell;

/** The sheets of a workbook, as far as they have something in them. */
export async function readWorkbook(
  file: Blob,
  readSheets: (unpacked: Blob) => Promise<Sheet[] | null>,
): Promise<CellTable[]> {
  const { epoch, unpacked } = await unpackedOf(file);
  const sheets = await readSheets(unpacked);
  if (!sheets) throw new BringError('damaged');
  return sheets
    .map(({ data }) => ({ cells: data.map((row) => row.map(decoded)), epoch }))
    .filter(({ cells }) => cells.length > 0);
}
