/** What a file is, by its first bytes; its name says nothing. */
type FileKind = 'database' | 'zip' | 'text' | 'pdf' | 'picture' | 'old-excel' | 'binary';

/** As much of a file as tells what it is. */
export const HEAD_BYTES = 4096;

const bytesOf = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

const BEGINNINGS: readonly [FileKind, readonly number[], at?: number][] = [
  ['database', bytesOf('SQLite format 3\0')],
  // A backup of Home Assistant.
  ['database', [0x1f, 0x8b]],
  ['database', bytesOf('ustar'), 257],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['pdf', bytesOf('%PDF-')],
  ['old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['picture', bytesOf('\x89PNG')],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', bytesOf('GIF8')],
  ['picture', bytesOf('WEBP'), 8],
  ['picture', bytesOf('ftyp'), 4],
];

const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

export function fileKind(head: Uint8Array): FileKind {
  const begins = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => head[at + index] === byte);
  const [known] = BEGINNINGS.find(([, bytes, at]) => begins(bytes, at)) ?? [];
  if (known) return known;
  return head.includes(0) && !UTF16_MARKS.some((mark) => begins(mark)) ? 'binary' : 'text';
}
