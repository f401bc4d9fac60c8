import * as z from 'zod/mini';
import { REMINDER_MODES } from './reminder.ts';

export const reminderSettingsSchema = z.object({
  mode: z.enum(REMINDER_MODES),
  /** By the clock in the account's time zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type ReminderSettings = z.output<typeof reminderSettingsSchema>;

export const NO_REMINDERS: ReminderSettings = { mode: 'off', hour: 8 };
