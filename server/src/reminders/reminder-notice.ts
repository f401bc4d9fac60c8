import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { MessageKind } from '@crisper/domain/notifications/messages.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as paths from '@crisper/domain/paths.ts';
import { notification, reminderNotice as textsIn } from '@crisper/texts/all/notices.ts';
import type { QueuedNotice } from '#push/push.table.ts';
import type { DishToCook } from './dish-to-cook.queries.ts';
import { dishWords, inOrder, subjectOf } from './reminder-words.ts';

const LISTED_MAX = 3;
/** Push services take messages up to 4096 bytes, and a character has up to four. */
const BODY_MAX_LENGTH = 600;

interface Reminder {
  kind: MessageKind;
  day: CalendarDate;
  language: Language;
  told: readonly Told[];
  taken: readonly Told[];
  dish: DishToCook | null;
}

/** Everything to tell the person today, in one notice. */
export function reminderNotice({ kind, day, language, told, taken, dish }: Reminder): QueuedNotice {
  const isDue = kind === 'due';
  const listed = inOrder(told);
  const takenLine = ({ title, taken }: Told) =>
    taken ? notification[language].taken({ ...taken, title }) : title;
  const lines = [
    ...(isDue ? dueLines(listed, dish, language) : []),
    ...taken.slice(0, LISTED_MAX).map(takenLine),
  ];
  const path = paths.inLanguage(language, pathOf(isDue ? listed : taken));
  return {
    tag: `${kind}-${day}`,
    title: isDue ? subjectOf(listed, language) : notification[language].fromPeople,
    body: lines.join('\n').slice(0, BODY_MAX_LENGTH),
    ...(isDue && dish ? { path: paths.inLanguage(language, dish.path), look: path } : { path }),
    ...(isDue && { due: listed.filter(({ daysLeft }) => daysLeft === 0).length }),
    ...(isDue ? buttonsOf(listed, language) : { buttons: [] }),
  };
}

/** The foods of a dish stand with it, in the first line, which is all that some phones show. */
function dueLines(listed: readonly Told[], dish: DishToCook | null, language: Language): string[] {
  const [first] = listed;
  if (first && listed.length === 1) {
    const day = notification[language].dayHeading(first);
    return [dish ? dishWords(dish, listed, language, day) : day];
  }
  const named = dish?.uses.slice(0, LISTED_MAX) ?? [];
  const others = listed.filter((one) => !named.includes(one));
  const rest = { foods: others.slice(0, LISTED_MAX), more: others.length - LISTED_MAX };
  return [
    ...(dish ? [dishWords(dish, named, language)] : []),
    ...(others.length > 0 ? [textsIn[language].several(rest)] : []),
  ];
}

/** One food in a kitchen can be eaten from the notice; which of several was eaten is said in the list. */
function buttonsOf(listed: readonly Told[], language: Language): Pick<QueuedNotice, 'buttons' | 'food'> {
  const texts = textsIn[language];
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
