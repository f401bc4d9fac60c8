import * as z from 'zod/mini';

export const ACTIVITY_LIST_LIMIT = 50;

export const activitySchema = z.object({
  id: z.uuid(),
  action: z.string(),
  /** The day and the time of day in the reader's zone. */
  date: z.string(),
  time: z.string(),
});
export type Activity = z.output<typeof activitySchema>;
