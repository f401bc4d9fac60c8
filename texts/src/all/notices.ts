import * as enNotification from '@crisper/texts/notification.ts';
import * as enRelativeDays from '@crisper/texts/relative-day.ts';
import * as enNtfyNotice from '@crisper/texts/reminders/ntfy-notice.ts';
import * as enReminderDish from '@crisper/texts/reminders/reminder-dish.ts';
import * as enReminderNotice from '@crisper/texts/reminders/reminder-notice.ts';
import * as deNotification from '#de/notification.ts';
import * as deRelativeDays from '#de/relative-day.ts';
import * as deNtfyNotice from '#de/reminders/ntfy-notice.ts';
import * as deReminderDish from '#de/reminders/reminder-dish.ts';
import * as deReminderNotice from '#de/reminders/reminder-notice.ts';
import * as frNotification from '#fr/notification.ts';
import * as frRelativeDays from '#fr/relative-day.ts';
import * as frNtfyNotice from '#fr/reminders/ntfy-notice.ts';
import * as frReminderDish from '#fr/reminders/reminder-dish.ts';
import * as frReminderNotice from '#fr/reminders/reminder-notice.ts';
import type { EveryLanguage } from './every-language.ts';

export const notification: EveryLanguage<typeof enNotification> = {
  en: enNotification,
  de: deNotification,
  fr: frNotification,
};
export const ntfyNotice: EveryLanguage<typeof enNtfyNotice> = {
  en: enNtfyNotice,
  de: deNtfyNotice,
  fr: frNtfyNotice,
};
export const relativeDays: EveryLanguage<typeof enRelativeDays> = {
  en: enRelativeDays,
  de: deRelativeDays,
  fr: frRelativeDays,
};
export const reminderDish: EveryLanguage<typeof enReminderDish> = {
  en: enReminderDish,
  de: deReminderDish,
  fr: frReminderDish,
};
export const reminderNotice: EveryLanguage<typeof enReminderNotice> = {
  en: enReminderNotice,
  de: deReminderNotice,
  fr: frReminderNotice,
};
