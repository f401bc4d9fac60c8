import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Gtin } from '@crisper/domain/labels/gtin.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { MINUTE_SECONDS } from '#limits/limit.ts';
import { bucket, charge } from '#limits/throttle.ts';
import { askOpenFoodFacts, type ProductNames } from './open-food-facts.ts';

const KEPT_DAYS = 90;
/** More than anybody scans. The service asks for no more than 100 requests a minute of one server. */
const PER_MINUTE = { count: 30, seconds: MINUTE_SECONDS };

interface Lookup {
  db: Database;
  /** Of the service; null where the operator has not turned it on. */
  origin: string | null;
  log: FastifyBaseLogger;
}

const oldest = () => new Date(Date.now() - KEPT_DAYS * DAY_MS);

/**
 * The name of a product, kept or asked for, in the person's language where it has one; null if there is none, and also if
 * the service does not answer.
 */
export async function findProductName(
  { db, origin, log }: Lookup,
  { accountId }: Viewer,
  gtin: Gtin,
  language: Language,
): Promise<string | null> {
  if (origin === null) return null;
  const kept = await db
    .selectFrom('products')
    .select(['name', 'names'])
    .where('gtin', '=', gtin)
    .where('looked_up_at', '>', oldest())
    .executeTakeFirst();
  if (kept) return kept.names?.[language] ?? kept.name;
  if ((await charge(db, [bucket('product', accountId, PER_MINUTE)])) !== null) return null;
  try {
    const found = await askOpenFoodFacts(origin, gtin);
    await keep(db, gtin, found);
    return found.names[language] ?? found.name;
  } catch (error) {
    // The person is asked instead.
    log.info({ err: error }, 'looking up a product failed');
    return null;
  }
}

async function keep(db: Database, gtin: Gtin, { name, names }: ProductNames): Promise<void> {
  const found = { name, names: JSON.stringify(names), looked_up_at: new Date() };
  await db
    .insertInto('products')
    .values({ gtin, ...found })
    .onConflict((conflict) => conflict.column('gtin').doUpdateSet(found))
    .execute();
}

export async function forgetOldProducts(db: Database): Promise<void> {
  await db.deleteFrom('products').where('looked_up_at', '<', oldest()).execute();
}
