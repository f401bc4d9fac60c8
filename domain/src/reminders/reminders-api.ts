import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { reminderSettingsSchema, remindersSchema } from './reminder-settings.ts';

/** The endpoints about reminders, a part of the contract. */
export const remindersApi = {
  getReminders: endpoint({
    method: 'GET',
    path: '/account/reminders',
    summary: 'Tell when and how the caller is reminded of their food',
    access: 'signed-in',
    response: remindersSchema,
  }),
  setReminders: endpoint({
    method: 'PUT',
    path: '/account/reminders',
    summary:
      'Choose when to be reminded: never, daily, or when something is due, and at which hour; without a device or a topic of ntfy that shows notices, an email address that is not proven is asked first',
    access: 'signed-in',
    body: reminderSettingsSchema,
    response: remindersSchema,
  }),
  putOffReminder: endpoint({
    method: 'PUT',
    path: '/account/reminders/again-on',
    summary:
      'Be told tomorrow of what is due today, and not before; null or today takes it back. Tomorrow is that of the profile’s time zone',
    access: 'signed-in',
    body: z.object({ day: z.nullable(calendarDateSchema) }),
    response: remindersSchema,
  }),
  stopReminders: endpoint({
    method: 'POST',
    path: '/reminders/stop/:token',
    summary: 'Get no more reminders (RFC 8058), with the token of the mail; having none already succeeds',
    access: 'anyone',
    params: z.object({ token: z.uuid() }),
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
