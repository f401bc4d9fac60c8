import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
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
  if (freezing) return texts.frozenOn({ day: pastDay(freezing.on, today) });
  return opened && texts.openedOn({ day: pastDay(opened.on, today) });
}

/** The line below the title: until when, how much is left, and what happened to it. */
export function foodDetail(item: KitchenItem, today: CalendarDate): string {
  const due = dueOf(item.expiryDate, today);
  const isUseBy = item.keeping.dateKind === 'use-by' && due !== 'past' && !isFrozen(item.keeping);
  return [
    // A badge says it of what is frozen.
    SAID.includes(due) || isFrozen(item.keeping) ? null : dayText(item, today),
    leftText(item),
    stateText(item, today),
    isUseBy ? texts.useBy : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
