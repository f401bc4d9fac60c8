import * as z from 'zod/mini';
import { CATEGORIES } from './category.ts';

export const categorySchema = z.enum(CATEGORIES, 'This category does not exist');
