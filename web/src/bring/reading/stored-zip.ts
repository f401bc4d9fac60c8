interface Part {
  name: string;
  content: Blob;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;

/** Numbers of two or four bytes, the lowest first. */
function bytesOf(...fields: readonly (readonly [number, 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, width]) => sum + width, 0)));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

/** A ZIP archive with nothing packed in it, and without checksums: for a reader in the same page. */
export function storedZip(parts: readonly Part[]): Blob {
  const pieces: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let at = 0;
  let listed = 0;
  for (const { name, content } of parts) {
    const path = new TextEncoder().encode(name);
    const { size } = content;
    const facts = bytesOf(
      ...([
        [VERSION, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [0, 4],
        [size, 4],
        [size, 4],
        [path.length, 2],
        [0, 2],
      ] as const),
    );
    pieces.push(bytesOf([LOCAL, 4]), facts, path, content);
    const entry = [
      bytesOf([ENTRY, 4], [VERSION, 2]),
      facts,
      bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      path,
    ];
    directory.push(...entry);
    listed += entry.reduce((sum, { length }) => sum + length, 0);
    at += 4 + facts.length + path.length + size;
  }
  const { length } = parts;
  const end = bytesOf([END, 4], [0, 2], [0, 2], [length, 2], [length, 2], [listed, 4], [at, 4], [0, 2]);
  return new Blob([...pieces, ...directory, end]);
}
