import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { EMAIL_PROOFS } from '#email-proof.ts';
import { chosenTopicSchema } from './ntfy-topic.ts';
import { REMINDER_MODES } from './reminder.ts';

export const reminderSettingsSchema = z.object({
  mode: z.enum(REMINDER_MODES),
  /** By the clock in the account's time zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** Where a device or ntfy shows the notice, the mail comes as well; left out, it stays as it is. */
  alsoMail: z.optional(z.boolean()),
  /** The notice tells of what others finished of the person's food, too; left out, it stays as it is. */
  tellsTaken: z.optional(z.boolean()),
});
export type ChosenReminders = z.output<typeof reminderSettingsSchema>;

/** The settings, and what reaches the person: devices, a topic of ntfy, and mails to an email address that is proven. */
export const remindersSchema = z.extend(z.required(reminderSettingsSchema), {
  emailProof: z.enum(EMAIL_PROOFS),
  /** False until the person has said what they want. */
  isChosen: z.boolean(),
  /** The day to which the person put off what is due; it may have passed. */
  againOn: z.nullable(calendarDateSchema),
  /** How many devices show notices. */
  devices: z.int(),
  /** Where ntfy takes the reminders; null if the person named no topic. */
  topic: z.nullable(chosenTopicSchema),
});
export type Reminders = z.output<typeof remindersSchema>;

export const NO_REMINDERS = {
  mode: 'off',
  hour: 8,
  alsoMail: false,
  tellsTaken: true,
} as const satisfies ChosenReminders;

/** What a person gets from the moment the email address is proven, until they choose. */
export const FIRST_REMINDERS = { mode: 'due', hour: 17 } as const satisfies ChosenReminders;
