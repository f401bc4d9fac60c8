import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { KEY_SCOPES } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { nameSchema } from '#person-name.ts';
import { fault } from '#problem.ts';

/** More programs than a household has, and few enough to list. */
export const KEYS_PER_ACCOUNT = 20;

/** Tells a key from other secrets, for people and for programs that look for secrets that got out. */
export const KEY_PREFIX = 'crp_';

/** A key lets a program do something in a person's kitchens without the person's password. */
export const programKeySchema = z.object({
  id: z.uuid(),
  /** What it is for. */
  name: z.string(),
  scope: z.enum(KEY_SCOPES),
  /** The only kitchen that it opens; null: all that the person is in. */
  kitchenId: z.nullable(kitchenIdSchema),
  madeAt: z.iso.datetime(),
  /** To the minute or so; null: never. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The last day on which it works, where the person is; null: it works until it is ended. */
  lastDay: z.nullable(calendarDateSchema),
});
export type ProgramKey = z.output<typeof programKeySchema>;

export const newProgramKeySchema = z.object({
  name: nameSchema,
  scope: z.enum(KEY_SCOPES, fault('key_scope_missing')),
  kitchenId: z.nullable(kitchenIdSchema),
  lastDay: z.nullable(calendarDateSchema),
});
export type NewProgramKey = z.output<typeof newProgramKeySchema>;

/** The only response that has the key itself. */
export const madeProgramKeySchema = z.object({ key: z.string(), ...programKeySchema.shape });
export type MadeProgramKey = z.output<typeof madeProgramKeySchema>;
