import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { CATEGORIES } from './category.ts';

export const categorySchema = z.enum(CATEGORIES, fault('category_unknown'));
