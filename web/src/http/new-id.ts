const TIME_BYTES = 6;
const BITS = 8;

/**
 * A UUIDv7, whose first part is the time. The server accepts ids made here, so a request that is repeated because its
 * answer got lost does nothing twice. By hand: browsers make no version 7, and `randomUUID` only in secure contexts.
 */
export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let place = TIME_BYTES - 1, time = now; place >= 0; place--, time = Math.floor(time / 2 ** BITS))
    bytes[place] = time % 2 ** BITS;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
