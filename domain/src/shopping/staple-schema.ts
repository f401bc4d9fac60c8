import * as z from 'zod/mini';
import { categorySchema } from '#items/category-schema.ts';

export const stapleSchema = z.object({ title: z.string(), category: categorySchema });
