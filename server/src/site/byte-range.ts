export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a `Range` header requests; null for the whole file, also when the header asks for several
 * parts or is invalid. Some players request parts even of a film they play whole, and refuse to play without.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [asked, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (!asked || (from === '' && to === '')) return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= size ? 'outside' : { first, last };
}
