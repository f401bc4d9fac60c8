import * as z from 'zod/mini';
import { EMAIL_PROOFS } from '#email-proof.ts';
import { REMINDER_MODES } from './reminder.ts';

export const reminderSettingsSchema = z.object({
  mode: z.enum(REMINDER_MODES),
  /** By the clock in the account's time zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type ReminderSettings = z.output<typeof reminderSettingsSchema>;

/** The settings, and whether mails may be sent: none goes to an email address that is not proven. */
export const remindersSchema = z.extend(reminderSettingsSchema, { emailProof: z.enum(EMAIL_PROOFS) });
export type Reminders = z.output<typeof remindersSchema>;

export const NO_REMINDERS: ReminderSettings = { mode: 'off', hour: 8 };
