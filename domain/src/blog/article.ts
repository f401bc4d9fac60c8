import * as z from 'zod/mini';

export const BLOG_PAGE_SIZE = 6;

export const articleSchema = z.object({
  id: z.int(),
  heading: z.string(),
  description: z.string(),
  image: z.string(),
  tips: z.array(z.string()),
  category: z.string(),
  readTime: z.string(),
});
export type Article = z.output<typeof articleSchema>;
