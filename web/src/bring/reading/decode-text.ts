const MARKS: readonly [encoding: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** By its mark, else UTF-8; what is no UTF-8 was saved by Windows, whose code page leaves no byte without a meaning. */
export function decodeText(bytes: Uint8Array): string {
  const [marked] = MARKS.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
