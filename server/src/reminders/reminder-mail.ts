import { api } from '@crisper/domain/api.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import { reminderMail as textsIn } from '@crisper/texts/all/mails.ts';
import { notification, reminderDish } from '@crisper/texts/all/notices.ts';
import { oneClickHeaders } from '#api/one-click.ts';
import { unlinked } from '#mail/plain-words.ts';
import type { Mail } from '#mail/queue-mail.ts';
import type { DishToCook } from './dish-to-cook.queries.ts';
import { dishWords, inOrder, subjectOf } from './reminder-words.ts';

const LISTED_MAX = 20;

interface Reminder {
  email: string;
  language: Language;
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
export function reminderMail(reminder: Reminder): Mail {
  const { email, language, mode, isChosen, told, dish, address, stopToken } = reminder;
  const texts = textsIn[language];
  const linkTo = (path: string) => address + paths.inLanguage(language, path);
  const listed = inOrder(told);
  const rest = listed.length - LISTED_MAX;
  return {
    ...{ to: email, language },
    subject: subjectOf(listed, language),
    headers: oneClickHeaders(api.stopReminders, { address, token: stopToken, language }),
    blocks: [
      { heading: texts.heading },
      ...(dish
        ? [
            { text: unlinked(dishWords(dish, dish.uses, language)) },
            { button: reminderDish[language].openDish, link: linkTo(dish.path) },
          ]
        : []),
      {
        list: listed.slice(0, LISTED_MAX).map((one) => ({
          title: one.title,
          detail: notification[language].dayWords(one),
          link: linkTo(itemPath(one.kitchenId, one.itemId)),
        })),
      },
      ...(rest > 0 ? [{ text: texts.andMore({ count: rest }) }] : []),
      { button: texts.openNotifications, link: linkTo(paths.notifications) },
      {
        smallPrint: !isChosen ? texts.whyFromTheStart : mode === 'daily' ? texts.whyDaily : texts.whyWhenDue,
        label: texts.stop,
        link: `${linkTo(paths.stopReminders)}#token=${stopToken}`,
      },
    ],
  };
}
