import { randomUUID } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import type { KnownName } from '@crisper/domain/items/usual/known-name.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { type Pack, readPack, seenAs } from '@crisper/domain/labels/pack.ts';
import { typedCode } from '@crisper/domain/labels/typed-code.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { dueFirst, type ScanIds, scanAct, scanAddition } from '@crisper/domain/scans/scan-intents.ts';
import { SAME_SCAN_SECONDS, type ScanAct, type ScanDone } from '@crisper/domain/scans/scans-api.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { locales } from '@crisper/texts/all/locale.ts';
import { idOfWords } from '#api/idempotency-key.ts';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { findEvent } from '#items/item-events.queries.ts';
import { findKitchenItem } from '#items/items.queries.ts';
import { findKnownName } from '#items/known-names/known-names.queries.ts';
import { listUsual } from '#items/usual/usual.queries.ts';
import { applyIntents } from '#kept/intents.commands.ts';
import { readKitchen } from '#kitchens/kitchens.queries.ts';
import { listLanguages } from '#kitchens/people.queries.ts';
import { type InKitchen, requireKitchen } from '#kitchens/require-kitchen.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { listScannable } from './scans.queries.ts';

/** A scanner that has a pack before it sends its code again and again. */
const ONE_PACK = { count: 1, seconds: SAME_SCAN_SECONDS };

interface Scan {
  code: string;
  act: ScanAct;
  zone: TimeZone;
  language: Language;
  /** The same for the same request; undefined where each request is another. */
  key: string | undefined;
}

/** Does what a scanner on the wall says of a pack, as a person would who scans it with the camera. */
export async function scanCode(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  { code, act, zone, language, key }: Scan,
): Promise<ScanDone> {
  await requireKitchen(db, viewer, kitchenId, 'read-code');
  const inKitchen = await requireKitchen(db, viewer, kitchenId, 'look');
  const pack = readPack(typedCode(code), todayIn(zoneIn(inKitchen, zone)));
  if (typeof pack === 'string') throw invalidInput([{ field: 'code', code: 'scan_code_useless' }]);
  const idOf = (what: string) => (key === undefined ? randomUUID() : idOfWords(`${key} ${what}`));
  const ids = { event: idOf('scan'), item: idOf('scanned item') as ItemId };
  const before = key === undefined ? null : await findDone(db, inKitchen, ids);
  if (before) return before;
  const name = await findKnownName(db, inKitchen, seenAs(pack));
  if (!name) throw new AppError('code_unknown');
  const intents = await intentsOf(db, inKitchen, { pack, act, name, ids, zone, language });
  const counted = bucket('scan', `${kitchenId} ${pack.gtin}`, ONE_PACK);
  await chargeOrRefuse(db, 'scanned_just_now', [counted]);
  const { results } = await applyIntents(db, kitchenId, viewer, intents, { zone, language });
  const [done] = results;
  if (!done) throw new Error('a scan is an intent');
  const item = done.item ?? null;
  return {
    ...{ outcome: done.outcome, event: ids.event, title: item?.title ?? name.title },
    food: item && foodOf(item),
    ...(done.message && { message: done.message }),
  };
}

interface Meaning {
  pack: Pack;
  act: ScanAct;
  name: KnownName;
  ids: ScanIds;
  zone: TimeZone;
  language: Language;
}

async function intentsOf(
  db: Database,
  inKitchen: InKitchen<'look'>,
  { pack, act, name, ids, zone, language }: Meaning,
): Promise<Intent[]> {
  if (act !== 'added') {
    const food = dueFirst(await listScannable(db, inKitchen, name), act);
    if (!food) throw new AppError('code_not_here');
    return [scanAct(act, food, name, ids)];
  }
  const { currency } = await readKitchen(db, inKitchen);
  const usual = await listUsual(db, inKitchen);
  const today = todayIn(zoneIn(inKitchen, zone));
  const { locale } = locales[language];
  const names = await loadFoodNames(language, await listLanguages(db, inKitchen));
  return scanAddition(pack, name, { today, names, usual, currency, locale }, ids);
}

/** What came of the same request before. */
async function findDone(
  db: Database,
  inKitchen: InKitchen<'look'>,
  { event }: ScanIds,
): Promise<ScanDone | null> {
  const done = await findEvent(db, inKitchen.kitchenId, event);
  if (!done) return null;
  const item = done.item_id === null ? null : await findKitchenItem(db, inKitchen, done.item_id as ItemId);
  return { outcome: 'already', event, title: done.title, food: item && foodOf(item) };
}

const foodOf = ({ _id: id, amount, unit, place, expiryDate, keeping }: KitchenItem) => ({
  ...{ id, amount, unit, place, lastDay: expiryDate },
  certainty: dateCertainty(keeping),
});
