import { api } from '@crisper/domain/api.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import { dayWords } from '@crisper/texts/notification.ts';
import { openDish } from '@crisper/texts/reminders/reminder-dish.ts';
import * as texts from '@crisper/texts/reminders/reminder-mail.ts';
import { unlinked } from '#mail/plain-words.ts';
import type { Mail } from '#mail/queue-mail.ts';
import type { DishToCook } from './dish-to-cook.queries.ts';
import { dishWords, inOrder, subjectOf } from './reminder-words.ts';

const LISTED_MAX = 20;

interface Reminder {
  email: string;
  mode: ReminderMode;
  /** The person asked for it. */
  isChosen: boolean;
  /** Never empty. */
  told: readonly Told[];
  dish: DishToCook | null;
  address: string;
  stopToken: string;
}

/** Everything to tell the person today, in one mail. */
export function reminderMail({ email, mode, isChosen, told, dish, address, stopToken }: Reminder): Mail {
  const listed = inOrder(told);
  const rest = listed.length - LISTED_MAX;
  return {
    to: email,
    subject: subjectOf(listed),
    headers: {
      'List-Unsubscribe': `<${address}/api${api.stopReminders.path.replace(':token', stopToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    blocks: [
      { heading: texts.heading },
      ...(dish
        ? [
            { text: unlinked(dishWords(dish, dish.uses)) },
            { button: openDish, link: `${address}${dish.path}` },
          ]
        : []),
      {
        list: listed.slice(0, LISTED_MAX).map((one) => ({
          title: one.title,
          detail: dayWords(one),
          link: `${address}${itemPath(one.kitchenId, one.itemId)}`,
        })),
      },
      ...(rest > 0 ? [{ text: texts.andMore({ count: rest }) }] : []),
      { button: texts.openNotifications, link: `${address}${paths.notifications}` },
      {
        smallPrint: !isChosen ? texts.whyFromTheStart : mode === 'daily' ? texts.whyDaily : texts.whyWhenDue,
        label: texts.stop,
        link: `${address}${paths.stopReminders}#token=${stopToken}`,
      },
    ],
  };
}
