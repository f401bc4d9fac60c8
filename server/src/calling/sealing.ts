import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'sealed:';

export class SealError extends Error {}

/** Encrypts stored secrets; each text is bound to its purpose, so that two cannot be swapped. */
export interface Sealer {
  seal(text: string, purpose: string): string;
  open(stored: string, purpose: string): string;
  /** Whether the text is stored as this sealer would store it. */
  isCurrent(stored: string): boolean;
}

export function createSealer(secretKey: string | null): Sealer {
  if (secretKey === null) {
    return { seal: (text) => text, open: openPlain, isCurrent: (stored) => !stored.startsWith(SEALED) };
  }
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'crisper signing keys', 32));
  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(purpose));
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return SEALED + Buffer.concat(sealed).toString('base64url');
    },
    open(stored, purpose) {
      if (!stored.startsWith(SEALED)) return stored;
      const sealed = Buffer.from(stored.slice(SEALED.length), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return (
          decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new SealError('The signing keys were encrypted with another SECRET_KEY than the one given.');
      }
    },
    isCurrent: (stored) => stored.startsWith(SEALED),
  };
}

function openPlain(stored: string): string {
  if (stored.startsWith(SEALED)) {
    throw new SealError('The signing keys are encrypted, and no SECRET_KEY is given.');
  }
  return stored;
}
