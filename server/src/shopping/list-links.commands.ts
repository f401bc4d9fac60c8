import { randomUUIDv7 } from 'node:crypto';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { DEFAULT_LANGUAGE, type Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import {
  LINK_HOURS,
  type MadeListLink,
  OPEN_LINKS_MAX,
  type SharedList,
} from '@crisper/domain/shopping/list-link.ts';
import type { EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { todayIn } from '#api/today.ts';
import { hashSecret, newSecret } from '#calling/secrets.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { touchKitchen } from '#kitchens/kitchens.writer.ts';
import { lockKitchen } from '#kitchens/require-kitchen.ts';
import { readSharedList, requireLink, requireMaker, selectOpenLinks } from './list-links.queries.ts';
import { findEntry, findHappened, listLists } from './shopping.queries.ts';
import { doShoppingIntent } from './shopping-intents.commands.ts';

interface Services {
  db: Database;
  publicAddress: () => string;
}

/** Makes a link. Its secret is behind the #, which is not sent to servers, and only its hash is stored. */
export async function shareList(
  { db, publicAddress }: Services,
  viewer: Viewer,
  kitchenId: KitchenId,
  { listId, language }: { listId: ListId; language: Language },
): Promise<MadeListLink> {
  const secret = newSecret();
  const now = new Date();
  const row = {
    kitchen_id: kitchenId,
    id: randomUUIDv7(),
    list_id: listId,
    token_hash: hashSecret(secret),
    made_by: viewer.accountId,
    made_at: now,
    ends_at: new Date(now.getTime() + LINK_HOURS * HOUR_MS),
  };
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'share-list');
    const list = (await listLists(tx, inKitchen)).find(({ _id }) => _id === listId);
    if (!list || list.isArchived) throw new AppError('list_not_found');
    const open = await selectOpenLinks(tx, kitchenId).execute();
    if (open.length >= OPEN_LINKS_MAX) throw new AppError('too_many_list_links');
    await tx.insertInto('shopping_links').values(row).execute();
    await touchKitchen(tx, kitchenId);
  });
  return {
    linkId: row.id,
    link: `${publicAddress()}${paths.inLanguage(language, paths.sharedList)}#${kitchenId}.${secret}`,
    endsAt: row.ends_at.toISOString(),
  };
}

/** Ends a link; one that is gone already is no error. */
export async function endLink(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  linkId: string,
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    await lockKitchen(tx, viewer, kitchenId, 'share-list');
    const gone = await tx
      .deleteFrom('shopping_links')
      .where('kitchen_id', '=', kitchenId)
      .where('id', '=', linkId)
      .returning('id')
      .executeTakeFirst();
    if (gone) await touchKitchen(tx, kitchenId);
  });
}

export async function forgetLinks(db: Database): Promise<void> {
  await db.deleteFrom('shopping_links').where('ends_at', '<', new Date()).execute();
}

interface Tick {
  token: string;
  id: string;
  entryId: EntryId;
  got: boolean;
}

/**
 * Ticks an entry of the list for a person who has its link. It counts as done by the person who made the link, and only
 * that person's standing decides whether it may be.
 */
export async function tickShared(db: Database, { token, id, entryId, got }: Tick): Promise<SharedList> {
  const known = await requireLink(db, token);
  const kitchenId = known.kitchen_id as KitchenId;
  const maker = { accountId: known.made_by };
  return inKitchenTransaction(db, maker, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, maker, kitchenId, 'change-own-item');
    // Once more: it may have ended meanwhile.
    const link = await requireLink(tx, token);
    await requireMaker(tx, link);
    const entry = await findEntry(tx, inKitchen, entryId);
    // What was taken off the list meanwhile is not brought back by a tick from outside: the list shows that it is gone.
    if (entry?.list_id === link.list_id) {
      const today = todayIn(zoneIn(inKitchen, UTC));
      // The list itself is the answer, without words.
      const place = { tx, inKitchen, today, language: DEFAULT_LANGUAGE, onWritten: () => undefined };
      const happened = await findHappened(tx, inKitchen, [id]);
      await doShoppingIntent(place, { id, kind: 'tickEntry', entryId, got }, happened);
    }
    return readSharedList(tx, link);
  });
}
