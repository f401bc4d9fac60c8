import * as z from 'zod/mini';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import { timeZoneSchema } from '#time-zone.ts';
import { KITCHEN_NAME_MAX_LENGTH } from './kitchen.ts';
import { roleSchema } from './member-schema.ts';
import { namedPlaceSchema } from './place-schema.ts';

/** In lower case, as PostgreSQL writes it: ids are compared as texts. */
export const kitchenIdSchema = z.uuid(fault('kitchen_unknown')).check(z.toLowerCase()).brand<'KitchenId'>();

const nameMissing = fault('kitchen_name_missing');

const kitchenNameSchema = z
  .string(nameMissing)
  .check(
    z.trim(),
    filledIn(nameMissing),
    z.maxLength(KITCHEN_NAME_MAX_LENGTH, fault('kitchen_name_too_long', { most: KITCHEN_NAME_MAX_LENGTH })),
    storable,
  );

const currencyUnknown = fault('currency_unknown');

/** ISO 4217, such as EUR. */
const currencySchema = z
  .string(currencyUnknown)
  .check(
    z.refine(
      (code: string) => /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code),
      currencyUnknown,
    ),
  );

const faceSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
});

/** One of the caller's kitchens, as its card shows it. */
export const kitchenCardSchema = z.object({
  id: kitchenIdSchema,
  name: z.string(),
  role: roleSchema,
  /** Its days are those of this zone. */
  timeZone: timeZoneSchema,
  version: z.int(),
  /** The first people who came, and how many there are. */
  members: z.object({ count: z.int(), faces: z.array(faceSchema) }),
  /** Items whose last day is today. */
  due: z.int(),
  /** When the kitchen ends, while its end can be taken back. */
  endsAt: z.nullable(z.iso.datetime()),
});

export const kitchenSchema = z.object({
  id: kitchenIdSchema,
  name: z.string(),
  visibility: z.enum(['private', 'public']),
  /** The caller's role; null in the public fridge, which has no members. */
  role: z.nullable(roleSchema),
  currency: z.string(),
  timeZone: timeZoneSchema,
  /** Its own ones, beside fridge, freezer and pantry, by their names. */
  places: z.array(namedPlaceSchema),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** When the kitchen ends, while its end can be taken back. */
  endsAt: z.nullable(z.iso.datetime()),
});

/** What a person who follows their kitchens is told: a new version, or null when they are no longer in the kitchen. */
export const kitchenNewsSchema = z.object({ kitchenId: kitchenIdSchema, version: z.nullable(z.int()) });

/** The id may be made by the caller, so that a repeated request starts one kitchen. */
export const newKitchenSchema = z.object({
  id: z.optional(kitchenIdSchema),
  name: kitchenNameSchema,
  currency: z.optional(currencySchema),
});

export const kitchenChangeSchema = z.object({
  name: z.optional(kitchenNameSchema),
  currency: z.optional(currencySchema),
  timeZone: z.optional(timeZoneSchema),
  /** Takes the end back. */
  endsAt: z.optional(z.null()),
});
