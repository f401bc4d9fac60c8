import { RecipeFileError } from './recipe-file-error.ts';

export interface ZipEntry {
  name: string;
  packed: Blob;
  /** Null if it is stored as it is. */
  format: CompressionFormat | null;
}

const END = 0x06054b50;
const END_SIZE = 22;
const COMMENT_MAX_SIZE = 0xff_ff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const FORMATS = new Map<number, CompressionFormat | null>([
  [0, null],
  [8, 'deflate-raw'],
]);

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** The end of the archive stands before a comment of any length. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) if (tail.getUint32(at, true) === END) return at;
  throw new RecipeFileError('damaged');
}

/** Where the data of an entry begins: its own header may have more in it than the one in the list. */
async function dataOf(archive: Blob, at: number, size: number): Promise<Blob> {
  const header = await viewOf(archive.slice(at, at + LOCAL_SIZE));
  if (header.byteLength < LOCAL_SIZE || header.getUint32(0, true) !== LOCAL)
    throw new RecipeFileError('damaged');
  const from = at + LOCAL_SIZE + header.getUint16(26, true) + header.getUint16(28, true);
  return archive.slice(from, from + size);
}

/** The files in a ZIP archive that are wanted, one after the other; the archive itself is not read into memory. */
export async function* zipEntries(
  archive: Blob,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ZipEntry> {
  const tail = await viewOf(archive.slice(-(END_SIZE + COMMENT_MAX_SIZE)));
  const end = findEnd(tail);
  const from = tail.getUint32(end + 16, true);
  const list = await viewOf(archive.slice(from, from + tail.getUint32(end + 12, true)));
  for (let at = 0; at + ENTRY_SIZE <= list.byteLength; ) {
    if (list.getUint32(at, true) !== ENTRY) throw new RecipeFileError('damaged');
    const nameSize = list.getUint16(at + 28, true);
    if (at + ENTRY_SIZE + nameSize > list.byteLength) throw new RecipeFileError('damaged');
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + ENTRY_SIZE, nameSize));
    if (isWanted(name)) {
      const format = FORMATS.get(list.getUint16(at + 10, true));
      if (format === undefined) throw new RecipeFileError('damaged');
      const packed = await dataOf(archive, list.getUint32(at + 42, true), list.getUint32(at + 20, true));
      yield { name, packed, format };
    }
    at += ENTRY_SIZE + nameSize + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
}
