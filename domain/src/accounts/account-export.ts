import * as z from 'zod/mini';
import { bmiResultSchema } from '#bmi/bmi-result.ts';
import { consultationSchema } from '#consultations/consultation.ts';
import { itemSchema } from '#items/item-schema.ts';
import { programKeySchema } from '#keys/program-key.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { roleSchema } from '#kitchens/member-schema.ts';
import { exportedPushSubscriptionSchema } from '#push/push-subscription.ts';
import { plannedMealSchema, recipeSchema } from '#recipes/recipe-schema.ts';
import { remindersSchema } from '#reminders/reminder-settings.ts';
import { exportedWebhookSchema } from '#webhooks/webhook-schema.ts';
import { accountEventSchema } from './account-event.ts';
import { userSchema } from './user.ts';

/** Everything that is stored about a person, for that person. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: userSchema,
  /** With their notes. */
  items: z.array(itemSchema),
  /** The person's kitchens, and what they are in them. */
  kitchens: z.array(
    z.object({ id: kitchenIdSchema, name: z.string(), role: roleSchema, joinedAt: z.iso.datetime() }),
  ),
  activities: z.array(z.object({ action: z.string(), happenedAt: z.iso.datetime() })),
  /** Those that the person wrote down. */
  recipes: z.array(z.omit(recipeSchema, { _id: true, addedBy: true })),
  /** What the person put on days to come, and on the last two weeks'. */
  plannedMeals: z.array(z.omit(plannedMealSchema, { _id: true, addedBy: true })),
  bmiResults: z.array(bmiResultSchema),
  /** Sign-ins and changes of the account. */
  events: z.array(accountEventSchema),
  reminders: remindersSchema,
  /** Of programs that act for the person; not the keys themselves, of which only hashes are kept. */
  keys: z.array(programKeySchema),
  /** Where notices are sent. */
  devices: z.array(exportedPushSubscriptionSchema),
  /** Programs that the person has a kitchen tell; without the secrets. */
  webhooks: z.array(exportedWebhookSchema),
  consultations: z.array(consultationSchema),
  /** The newsletter to the person's email address, if that is proven. */
  letter: z.nullable(z.object({ askedAt: z.iso.datetime(), isConfirmed: z.boolean() })),
  pictures: z.array(z.object({ url: z.string(), uploadedAt: z.iso.datetime() })),
});
export type AccountExport = z.output<typeof accountExportSchema>;
