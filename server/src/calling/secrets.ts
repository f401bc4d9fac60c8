import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in 43 characters that need no escaping. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The parts of a token that consists of an id and a secret, or null when it is malformed. */
export function splitToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id && secret ? { id, secret } : null;
}

/** The stored hash of a secret. It needs no salt and no slow hash: 256 random bits cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
