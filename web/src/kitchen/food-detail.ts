import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { dateCertainty, isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { amountText } from './amount-text.ts';
import { dayText } from './day-text.ts';
import { pastDay } from './past-day.ts';

/** The headings above these say the day. */
const SAID = ['today', 'tomorrow'];

/** One whole piece is the usual case and not said. */
function leftText({ amount, amountStart, unit }: KitchenItem): string | null {
  if (amount < amountStart) return actTexts.left({ amount: amountText(amount, unit) });
  return amount === 1 && unit === 'piece' ? null : amountText(amount, unit);
}

/** What happened to it and makes a difference. */
function stateText({ keeping }: KitchenItem, today: CalendarDate): string | null {
  const { opened, freezing } = keeping;
  if (freezing?.thawed) return texts.thawedOn({ day: pastDay(freezing.thawed.on, today) });
  if (freezing?.isGuess) return texts.frozen;
  if (freezing) return texts.frozenOn({ day: pastDay(freezing.on, today) });
  return opened && texts.openedOn({ day: pastDay(opened.on, today) });
}

/** Whether a badge says until when it is good. What to do once that has passed is too long for one. */
export const hasFrozenBadge = ({ expiryDate, keeping }: KitchenItem, today: CalendarDate): boolean =>
  isFrozen(keeping) && expiryDate !== null && expiryDate >= today;

/** Until when it is good, unless the heading above says it, or a badge does. */
export function dayDetail(item: KitchenItem, today: CalendarDate): string | null {
  const { expiryDate, keeping } = item;
  const isSaid = SAID.includes(dueOf(expiryDate, today)) && dateCertainty(keeping) === 'said';
  return isSaid || hasFrozenBadge(item, today) ? null : dayText(item, today);
}

/** How much is left, and what happened to it. */
export function foodDetail(item: KitchenItem, today: CalendarDate): string {
  const { dateKind, estimated } = item.keeping;
  const isPast = dueOf(item.expiryDate, today) === 'past';
  const isUseBy = dateKind === 'use-by' && !estimated && !isPast && !isFrozen(item.keeping);
  return [leftText(item), stateText(item, today), isUseBy ? texts.useBy : null]
    .filter((part) => part !== null)
    .join(' · ');
}
