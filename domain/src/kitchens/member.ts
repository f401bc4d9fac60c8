import type * as z from 'zod/mini';
import type { memberSchema } from './member-schema.ts';

export type Member = z.output<typeof memberSchema>;
