import * as notificationHere from '@crisper/texts/notification.ts';
import * as relativeDaysHere from '@crisper/texts/relative-day.ts';
import * as ntfyNoticeHere from '@crisper/texts/reminders/ntfy-notice.ts';
import * as reminderDishHere from '@crisper/texts/reminders/reminder-dish.ts';
import * as reminderNoticeHere from '@crisper/texts/reminders/reminder-notice.ts';
import { inEvery } from './every-language.ts';

export const notification = await inEvery(
  notificationHere,
  (language) => import(`#${language}/notification.ts`),
);
export const ntfyNotice = await inEvery(
  ntfyNoticeHere,
  (language) => import(`#${language}/reminders/ntfy-notice.ts`),
);
export const relativeDays = await inEvery(
  relativeDaysHere,
  (language) => import(`#${language}/relative-day.ts`),
);
export const reminderDish = await inEvery(
  reminderDishHere,
  (language) => import(`#${language}/reminders/reminder-dish.ts`),
);
export const reminderNotice = await inEvery(
  reminderNoticeHere,
  (language) => import(`#${language}/reminders/reminder-notice.ts`),
);
