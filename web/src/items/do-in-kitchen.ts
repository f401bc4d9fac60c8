import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { Waiting } from '@crisper/domain/items/kept/foresee.ts';
import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import type { QueryClient } from '@tanstack/react-query';
import { enqueue } from '#kept/outbox.ts';
import { sendWaiting } from '#kept/send.ts';
import { notePutIn } from '#session/first-run/put-in.ts';
import { kitchenZone } from '#session/kitchen/kitchen-zone.ts';
import { currentSession } from '#session/session-store.ts';

/** An intent, and the title of what it is about. */
export type TitledIntent = Pick<Waiting<KitchenIntent>, 'intent' | 'undone'> & { title: string };

/** Does what a person wants in a kitchen: it is shown at once, and sent as soon as the server can be reached. */
export async function doInKitchen(
  client: QueryClient,
  kitchenId: string,
  things: TitledIntent[],
): Promise<void> {
  const zone = kitchenZone(client, kitchenId);
  const now = new Date();
  const by = publicName(currentSession().user?.displayName ?? null);
  const about = { kitchenId, zone, by, at: now.getTime(), on: dateAt(now, zone) };
  await enqueue(things.map((thing) => ({ ...thing, ...about })));
  void sendWaiting();
  for (const { intent } of things)
    if (intent.kind === 'addItem')
      notePutIn({
        kitchenId,
        title: intent.item.title,
        expiryDate: intent.item.labelDate ?? intent.item.expiryDate,
      });
}
