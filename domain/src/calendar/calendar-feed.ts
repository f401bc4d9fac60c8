import * as z from 'zod/mini';

/** Whether the person has a calendar URL. The URL itself is sent only when it is made. */
export const calendarFeedSchema = z.object({
  madeAt: z.nullable(z.iso.datetime()),
  /** When a new password or logging out everywhere ended the last one, and nothing has replaced it since. */
  endedAt: z.nullable(z.iso.datetime()),
});
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = z.object({ url: z.url(), madeAt: z.iso.datetime() });
