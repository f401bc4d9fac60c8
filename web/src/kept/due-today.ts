import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { KitchenItems } from '@crisper/domain/items/kept/apply-changes.ts';
import { countDueToday } from '@crisper/domain/items/kept/count-due.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { ownZone } from '#http/own-zone.ts';
import { foodKey, MY_KITCHENS_KEY } from '#session/kitchen/kitchen-key.ts';
import { kitchenDay } from '#session/kitchen/kitchen-zone.ts';
import { queryClient } from '#session/query-client.ts';
import { copyOf, foodOf } from './copies.ts';
import { currentKept } from './kept.ts';

/** The kitchens with what is due today counted here, where the answer is an old one or does not know what waits. */
export function counted(cards: readonly KitchenCard[], isOld: boolean): Promise<KitchenCard[]> {
  const waiting = new Set(currentKept().outbox.map(({ kitchenId }) => kitchenId));
  return Promise.all(
    cards.map(async (card) => {
      if (!(isOld || waiting.has(card.id)) || !(await copyOf(card.id))) return card;
      const { items } = await foodOf(card.id);
      return { ...card, due: countDueToday(items, dateAt(new Date(), zoneIn(card, ownZone()))) };
    }),
  );
}

/** Has the number on *Eat first* follow the food that is shown, at once and without a network. */
export function countWhatIsShown(): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const kitchenId = String(query.queryKey.at(-2));
    if (type !== 'updated' || query.queryKey.join() !== foodKey(kitchenId).join()) return;
    const food = query.state.data as KitchenItems | undefined;
    if (!food) return;
    const due = countDueToday(food.items, kitchenDay(queryClient, kitchenId));
    queryClient.setQueryData<KitchenCard[]>(MY_KITCHENS_KEY, (cards) =>
      cards?.some((card) => card.id === kitchenId && card.due !== due)
        ? cards.map((card) => (card.id === kitchenId ? { ...card, due } : card))
        : cards,
    );
  });
}
