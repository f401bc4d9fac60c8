import type * as z from 'zod/mini';
import type { ranOutSchema } from './ran-out-schema.ts';

export type RanOut = z.output<typeof ranOutSchema>;
