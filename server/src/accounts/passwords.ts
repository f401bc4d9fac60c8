import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '#calling/secrets.ts';

/** Argon2id, which is the library's default, at the strength that OWASP advises. */
const STRENGTH = { memoryKiB: 19 * 1024, passes: 2 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for a person without a password, or an unknown one, as for a person with one. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

export function argon2Passwords({ memoryKiB, passes } = STRENGTH): Passwords {
  const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  // The same password typed on two keyboards may have different code points.
  const hashOf = (password: string) => hash(password.normalize('NFKC'), options);
  const decoy = hashOf(newSecret());
  return {
    hash: hashOf,
    async matches(password, stored) {
      const equal = await verify(stored ?? (await decoy), password.normalize('NFKC'));
      return equal && stored !== null;
    },
  };
}
