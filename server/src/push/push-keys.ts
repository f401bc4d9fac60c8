import type { JsonWebKeyInput } from 'node:crypto';
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUIDv7, sign } from 'node:crypto';
import { createSealer } from '#calling/sealing.ts';
import type { Database } from '#db/database.ts';

/** RFC 8292 allows at most 24 hours. */
const SIGNED_FOR_SECONDS = 12 * 60 * 60;

export interface PushKey {
  id: string;
  /** The uncompressed point, as browsers take it. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The keys that sign requests to push services. A subscription is bound to the key that it was made with. */
export interface PushKeys {
  /** The key for new subscriptions; the first call ever makes it. */
  newest(): Promise<PushKey>;
  find(which: { id: string } | { publicKey: string }): Promise<PushKey | null>;
  /** Makes a new key; `forgetOthers` also deletes the older ones, and with them all subscriptions end. */
  rotate(options: { forgetOthers: boolean }): Promise<void>;
}

/** Keeps no key in memory: few requests need one, and other servers see a new one at once. */
export function openPushKeys(db: Database, secretKey: string | null): PushKeys {
  const sealer = createSealer(secretKey);

  async function list(): Promise<PushKey[]> {
    const rows = await db.selectFrom('push_keys').selectAll().orderBy('id', 'desc').execute();
    const outdated = rows.filter((row) => !sealer.isCurrent(row.private_jwk));
    for (const { id, private_jwk } of outdated) {
      const sealed = sealer.seal(private_jwk, id);
      await db.updateTable('push_keys').set({ private_jwk: sealed }).where('id', '=', id).execute();
    }
    return rows.map((row) => toKey(row.id, JSON.parse(sealer.open(row.private_jwk, row.id))));
  }

  async function make(): Promise<PushKey> {
    const id = randomUUIDv7();
    const jwk = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
    const private_jwk = sealer.seal(JSON.stringify(jwk), id);
    await db.insertInto('push_keys').values({ id, private_jwk, created_at: new Date() }).execute();
    return toKey(id, jwk);
  }

  return {
    async newest() {
      const [newest] = await list();
      return newest ?? (await make());
    },
    async find(which) {
      const isIt = (key: PushKey) =>
        'id' in which ? key.id === which.id : key.publicKey === which.publicKey;
      return (await list()).find(isIt) ?? null;
    },
    async rotate({ forgetOthers }) {
      const { id } = await make();
      if (forgetOthers) await db.deleteFrom('push_keys').where('id', '<', id).execute();
    },
  };
}

function toKey(id: string, jwk: JsonWebKeyInput['key']): PushKey {
  const coordinate = (part = '') => Buffer.from(part, 'base64url');
  const point = Buffer.concat([Buffer.of(4), coordinate(jwk.x), coordinate(jwk.y)]);
  return {
    id,
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

interface Claims {
  /** The push service that the request is for. */
  audience: string;
  /** How its operator reaches ours: a mailto: or https: URL. */
  contact: string;
  now: Date;
}

/** The Authorization header of RFC 8292. */
export function authorizationOf(key: PushKey, { audience, contact, now }: Claims): string {
  const expires = Math.floor(now.getTime() / 1000) + SIGNED_FOR_SECONDS;
  const claims = { aud: audience, exp: expires, sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
}
