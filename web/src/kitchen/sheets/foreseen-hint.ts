import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { goodThrough } from '@crisper/domain/items/keeping/good-through.ts';
import type { KeepingRefusal } from '@crisper/domain/items/keeping/keep.ts';
import { effectOn, type ItemIntent } from '@crisper/domain/items/kept/items-after.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import * as sheetTexts from '@crisper/texts/items/sheets.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { dateFormat } from '#ui/formats.ts';

const day = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
export const dayInWords = (date: CalendarDate) => day(new Date(date));

const hasWords = (code: string): code is KeepingRefusal => code in sheetTexts.refused;

interface ForeseenHint {
  hint: string;
  disabled: boolean;
}

/** Until when the food would be good after the act, or why it cannot be done. Null where it would only stand elsewhere. */
export function foreseenHint(item: KitchenItem, what: BareIntent, today: CalendarDate): ForeseenHint | null {
  const effect = effectOn(item, { ...what, id: '', itemId: item._id } as ItemIntent, today);
  if ('refused' in effect)
    return { hint: hasWords(effect.refused) ? sheetTexts.refused[effect.refused] : '', disabled: true };
  const isDone = 'event' in effect;
  if (isDone && effect.event.kind === 'item-placed') return null;
  const good = goodThrough((isDone && effect.facts?.keeping) || item.keeping);
  const hint = good ? texts.goodThrough({ date: dayInWords(good.date) }) : sheetTexts.keeps;
  return { hint, disabled: false };
}
