/** The picture in shades of grey as a PGM file, the simplest one that the reader knows. */
export function portableGreymap({ width, height, data }: ImageData): Uint8Array {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.length + width * height);
  file.set(header);
  for (let from = 0, to = header.length; to < file.length; from += 4, to++) {
    const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    file[to] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return file;
}
