import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FilledDish } from '@crisper/domain/cook/fill.ts';
import { leftoverDays } from '@crisper/domain/cook/offer.ts';
import { actOf, type UsedRow } from '@crisper/domain/cook/used.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { itemAdded } from '@crisper/domain/items/kept/items-after.ts';
import { pictureAddress } from '@crisper/domain/pictures/picture-address.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { cookedAs } from '#cook/cooked-as.ts';
import { newId } from '#http/new-id.ts';
import { pictureOf } from '#items/pictures/food-knowledge.ts';
import { type ForeseenAct, foreseenAct } from '#kitchen/foreseen-act.ts';
import { currentSession } from '#session/session-store.ts';

interface Leftover {
  portions: number;
  isFrozen: boolean;
}

interface Cooking {
  filled: FilledDish;
  rows: readonly UsedRow[];
  leftover: Leftover;
  today: CalendarDate;
}

export const goodThroughOf = (filled: FilledDish, today: CalendarDate): CalendarDate =>
  addDays(today, leftoverDays(filled));

/** The acts of a cooking: each food is used or finished, and what is left of the dish is put in. */
export function cookedActs({ filled, rows, leftover, today }: Cooking): ForeseenAct[] {
  const cooked = cookedAs(filled.dish);
  const used = rows.flatMap((row) => {
    const act = actOf(row);
    return act ? [foreseenAct(row.item, { ...act, cooked }, today)] : [];
  });
  return leftover.portions > 0 ? [...used, leftoverStep(filled, leftover, cooked, today)] : used;
}

function leftoverStep(
  filled: FilledDish,
  { portions, isFrozen }: Leftover,
  cooked: Cooked,
  today: CalendarDate,
): ForeseenAct {
  const title = texts.leftover({ title: cooked.title });
  const picture = pictureOf(title);
  const intent = {
    id: newId(),
    kind: 'addItem' as const,
    cooked,
    item: {
      id: newId() as ItemId,
      title,
      amount: portions,
      unit: 'portion' as const,
      place: isFrozen ? ('freezer' as const) : ('fridge' as const),
      labelDate: goodThroughOf(filled, today),
      dateKind: 'estimate' as const,
      estimated: { days: leftoverDays(filled), source: 'own' as const },
      ...(picture && { image: pictureAddress(picture) }),
    },
  };
  const addedBy = publicName(currentSession().user?.displayName ?? null);
  const item = itemAdded(intent, { addedBy, at: new Date(), today });
  return { intent, item, before: [], after: [item] };
}
