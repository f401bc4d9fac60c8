import { randomUUIDv7 } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#db/database.ts';
import { importSigningKey, type SigningKey } from './access-tokens.ts';

/** The keys that access tokens are signed with, newest first; the first start makes one. */
export async function loadSigningKeys(db: Database): Promise<[SigningKey, ...SigningKey[]]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'private_jwk'])
    .orderBy('id', 'desc')
    .execute();
  const [newest, ...older] = await Promise.all(
    rows.map((row) => importSigningKey(row.id, JSON.parse(row.private_jwk) as JWK)),
  );
  if (newest) return [newest, ...older];
  await makeSigningKey(db);
  return loadSigningKeys(db);
}

async function makeSigningKey(db: Database): Promise<void> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  await db
    .insertInto('signing_keys')
    .values({
      id: randomUUIDv7(),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      created_at: new Date(),
    })
    .execute();
}
