import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';

export const articleSchema = z.object({
  id: z.string(),
  heading: z.string(),
  description: z.string(),
  image: z.string(),
  tips: z.array(z.string()),
  category: z.string(),
  readTime: z.string(),
  publishedOn: calendarDateSchema,
});
export type Article = z.output<typeof articleSchema>;
