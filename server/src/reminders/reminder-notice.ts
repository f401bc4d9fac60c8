import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { MessageKind } from '@crisper/domain/notifications/messages.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as paths from '@crisper/domain/paths.ts';
import { dayHeading, fromPeople, taken as takenText } from '@crisper/texts/notification.ts';
import * as texts from '@crisper/texts/reminders/reminder-notice.ts';
import type { QueuedNotice } from '#push/push.table.ts';
import type { DishToCook } from './dish-to-cook.queries.ts';
import { dishWords, inOrder, subjectOf } from './reminder-words.ts';

const LISTED_MAX = 3;
/** Push services take messages up to 4096 bytes, and a character has up to four. */
const BODY_MAX_LENGTH = 600;

interface Reminder {
  kind: MessageKind;
  day: CalendarDate;
  told: readonly Told[];
  taken: readonly Told[];
  dish: DishToCook | null;
}

/** Everything to tell the person today, in one notice. */
export function reminderNotice({ kind, day, told, taken, dish }: Reminder): QueuedNotice {
  const isDue = kind === 'due';
  const listed = inOrder(told);
  const lines = [...(isDue ? dueLines(listed, dish) : []), ...taken.slice(0, LISTED_MAX).map(takenLine)];
  const path = pathOf(isDue ? listed : taken);
  return {
    tag: `${kind}-${day}`,
    title: isDue ? subjectOf(listed) : fromPeople,
    body: lines.join('\n').slice(0, BODY_MAX_LENGTH),
    ...(isDue && dish ? { path: dish.path, look: path } : { path }),
    ...(isDue && { due: listed.filter(({ daysLeft }) => daysLeft === 0).length }),
    ...(isDue ? buttonsOf(listed) : { buttons: [] }),
  };
}

/** The foods of a dish stand with it, in the first line, which is all that some phones show. */
function dueLines(listed: readonly Told[], dish: DishToCook | null): string[] {
  const [first] = listed;
  if (first && listed.length === 1) {
    const day = dayHeading(first);
    return [dish ? dishWords(dish, listed, day) : day];
  }
  const named = dish?.uses.slice(0, LISTED_MAX) ?? [];
  const others = listed.filter((one) => !named.includes(one));
  const rest = { foods: others.slice(0, LISTED_MAX), more: others.length - LISTED_MAX };
  return [...(dish ? [dishWords(dish, named)] : []), ...(others.length > 0 ? [texts.several(rest)] : [])];
}

const takenLine = ({ title, taken }: Told) => (taken ? takenText({ ...taken, title }) : title);

/** One food in a kitchen can be eaten from the notice; which of several was eaten is said in the list. */
function buttonsOf(listed: readonly Told[]): Pick<QueuedNotice, 'buttons' | 'food'> {
  const tomorrow = { act: 'tomorrow', label: texts.tomorrow } as const;
  const [first, ...others] = listed;
  if (!first || others.length > 0 || first.kitchenId === PUBLIC_FRIDGE_ID)
    return { buttons: [{ act: 'open', label: texts.open }, tomorrow] };
  // What has expired is looked at first.
  if (first.daysLeft < 0) return { buttons: [{ act: 'open', label: texts.open }, tomorrow] };
  return {
    buttons: [{ act: 'eaten', label: texts.eaten }, tomorrow],
    food: { kitchenId: first.kitchenId, itemId: first.itemId },
  };
}

/** The food, if it is one; the kitchen, where all of it is in one. */
function pathOf(about: readonly Told[]): string {
  const [first] = about;
  if (first && about.length === 1 && !first.taken) return itemPath(first.kitchenId, first.itemId);
  const [kitchenId, ...others] = new Set(about.map((one) => one.kitchenId));
  const isOneKitchen = kitchenId && others.length === 0 && kitchenId !== PUBLIC_FRIDGE_ID;
  return isOneKitchen ? paths.kitchen(kitchenId) : paths.notifications;
}
