import type { ImportFileKind } from '@crisper/domain/errors.ts';

/** As many bytes as the kinds are told apart by: tar has its mark in the 257th. */
export const HEAD_BYTES = 512;

type ReadableKind = 'sqlite' | 'gzip' | 'tar';

const MARKS: readonly [ReadableKind | ImportFileKind, string, number][] = [
  ['sqlite', 'SQLite format 3\0', 0],
  ['gzip', '\x1f\x8b', 0],
  ['tar', 'ustar', 257],
  ['pdf', '%PDF-', 0],
  ['zip', 'PK\x03\x04', 0],
  ['zip', 'PK\x05\x06', 0],
  ['picture', '\x89PNG', 0],
  ['picture', '\xff\xd8\xff', 0],
  ['picture', 'GIF8', 0],
  ['picture', 'WEBP', 8],
  ['picture', 'ftyphei', 4],
];

/** What a file is, by its first bytes: never by its name. */
export function fileKind(head: Buffer): ReadableKind | ImportFileKind {
  if (head.length === 0) return 'empty';
  const bytes = head.toString('latin1');
  const marked = MARKS.find(([, mark, at]) => bytes.startsWith(mark, at));
  if (marked) return marked[0];
  return isText(head) ? 'text' : 'other';
}

/** A character may be cut off at the end. */
const isText = (head: Buffer): boolean =>
  !head.includes(0) && !head.toString('utf8').slice(0, -1).includes('\uFFFD');

export const isReadable = (kind: ReadableKind | ImportFileKind): kind is ReadableKind =>
  kind === 'sqlite' || kind === 'gzip' || kind === 'tar';
