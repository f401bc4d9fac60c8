import { randomUUIDv7 } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { createSealer, type Sealer } from './sealing.ts';

export const SIGNING_ALGORITHM = 'EdDSA';
const KEY_ID = /^[0-9a-f-]{36}$/;
const KEY_MAX_AGE_DAYS = 90;
/** Longer than any token is valid and than any server goes without looking for new keys. */
const OVERLAP_HOURS = 24;

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** The keys that sign tokens. The newest signs and all are trusted, so that one can be replaced. */
export interface KeyRing {
  newest(): SigningKey;
  /** Another server may have made a key since; it is found as soon as a token names it. */
  find(id: string | undefined): Promise<SigningKey | null>;
  /** Whether tokens of this key are trusted, as far as this server knows. */
  has(id: string): boolean;
  reload(): Promise<void>;
  /** Makes a new key; `forgetOthers` also stops trusting the older ones, in case they have leaked. */
  rotate(options?: { forgetOthers?: boolean }): Promise<void>;
  /** Replaces a key that has become old, and deletes those that signed nothing for a day. */
  rotateByAge(): Promise<void>;
}

/** The key ring in the database; the first start makes a key. */
export async function openKeyRing(db: Database, secretKey: string | null): Promise<KeyRing> {
  const sealer = createSealer(secretKey);
  let keys: SigningKey[] = [];

  async function reload(): Promise<void> {
    const rows = await db.selectFrom('signing_keys').selectAll().orderBy('id', 'desc').execute();
    keys = await Promise.all(rows.map((row) => importKey(row, sealer)));
    const outdated = rows.filter((row) => !sealer.isCurrent(row.private_jwk));
    for (const { id, private_jwk } of outdated) {
      const sealed = sealer.seal(private_jwk, id);
      await db.updateTable('signing_keys').set({ private_jwk: sealed }).where('id', '=', id).execute();
    }
  }

  const ring: KeyRing = {
    newest() {
      const [newest] = keys;
      if (!newest) throw new Error('the key ring is empty');
      return newest;
    },
    has: (id) => keys.some((key) => key.id === id),
    async find(id) {
      const known = keys.find((key) => key.id === id);
      if (known || id === undefined || !KEY_ID.test(id)) return known ?? null;
      const row = await db.selectFrom('signing_keys').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      await reload();
      return keys.find((key) => key.id === id) ?? null;
    },
    reload,
    async rotate({ forgetOthers = false } = {}) {
      const id = await makeSigningKey(db, sealer);
      if (forgetOthers) await db.deleteFrom('signing_keys').where('id', '<', id).execute();
      await reload();
    },
    async rotateByAge() {
      const young = await db
        .selectFrom('signing_keys')
        .select('id')
        .where('created_at', '>', sql<Date>`now() - make_interval(days => ${KEY_MAX_AGE_DAYS})`)
        .limit(1)
        .executeTakeFirst();
      if (!young) await makeSigningKey(db, sealer);
      await sql`
        delete from signing_keys where id < (
          select max(id) from signing_keys where created_at < now() - make_interval(hours => ${OVERLAP_HOURS})
        )
      `.execute(db);
      await reload();
    },
  };

  if (await isEmpty(db)) await makeSigningKey(db, sealer);
  await reload();
  return ring;
}

async function isEmpty(db: Database): Promise<boolean> {
  return !(await db.selectFrom('signing_keys').select('id').limit(1).executeTakeFirst());
}

async function importKey(row: { id: string; private_jwk: string }, sealer: Sealer): Promise<SigningKey> {
  const privateJwk = JSON.parse(sealer.open(row.private_jwk, row.id)) as JWK;
  const { d: _secret, ...publicJwk } = privateJwk;
  return {
    id: row.id,
    privateKey: (await importJWK(privateJwk, SIGNING_ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, SIGNING_ALGORITHM)) as CryptoKey,
  };
}

async function makeSigningKey(db: Database, sealer: Sealer): Promise<string> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const id = randomUUIDv7();
  const privateJwk = sealer.seal(JSON.stringify(await exportJWK(privateKey)), id);
  await db
    .insertInto('signing_keys')
    .values({ id, private_jwk: privateJwk, created_at: new Date() })
    .execute();
  return id;
}
