import type { ProgramKey } from '@crisper/domain/keys/program-key.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/keys/keys.ts';
import { dateFormat } from '#ui/formats.ts';

const longDate = dateFormat({ dateStyle: 'long' });
const moment = dateFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
/** The last day in UTC is the same day everywhere. */
const dayOf = (day: string) => longDate(new Date(`${day}T12:00`));
/** A program that was not heard of for so long is named so that the person may end its key. */
const UNUSED_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the key is good for, and where. */
export function scopeText(
  { scope, kitchenId }: Pick<ProgramKey, 'scope' | 'kitchenId'>,
  kitchens: readonly KitchenCard[],
): string {
  const kitchen = kitchenId && (kitchens.find(({ id }) => id === kitchenId)?.name ?? texts.formerKitchen);
  return texts.scopeIn[scope]({ kitchen });
}

function usedText({ lastUsedAt }: ProgramKey, now: Date): string {
  if (lastUsedAt === null) return texts.neverUsed;
  const used = new Date(lastUsedAt);
  return now.getTime() - used.getTime() > UNUSED_DAYS * DAY_MS
    ? texts.notUsedSince({ day: longDate(used) })
    : texts.lastUsed({ moment: moment(used) });
}

/** When it was used last, and until when it works. */
export function usageText(key: ProgramKey, today: string, now: Date): string {
  const used = usedText(key, now);
  if (key.lastDay === null) return used;
  const day = dayOf(key.lastDay);
  return `${used} · ${key.lastDay < today ? texts.hasEnded({ day }) : texts.worksThrough({ day })}`;
}
