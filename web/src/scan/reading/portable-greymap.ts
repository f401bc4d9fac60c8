import type { Grey } from '#scan/grey.ts';

/** The picture as a PGM file, the simplest one that the reader knows. */
export function portableGreymap({ width, height, data }: Grey): Uint8Array {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}
