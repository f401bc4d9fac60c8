import * as z from 'zod/mini';
import { CATEGORIES } from '#foods/category.ts';
import { fault } from '#problem.ts';

export const categorySchema = z.enum(CATEGORIES, fault('category_unknown'));
