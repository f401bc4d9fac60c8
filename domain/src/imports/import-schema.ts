import * as z from 'zod/mini';
import { itemIdSchema } from '#items/item-schema.ts';
import { OWN_PLACES_MAX } from '#kitchens/place.ts';
import { namedPlaceSchema } from '#kitchens/place-schema.ts';
import { fault } from '#problem.ts';
import { importedEventSchema, importedFoodSchema, referenceSchema } from './imported-food-schema.ts';
import { countPapers } from './papers.ts';
import { papersSchema } from './papers-schema.ts';
import { EVENTS_PER_IMPORT, FOODS_PER_IMPORT, IMPORT_SOURCES } from './source.ts';

/** Made by the client: the same import sent twice happens once. */
export const importIdSchema = z.uuid(fault('invalid')).check(z.toLowerCase()).brand<'ImportId'>();

const atMost = (most: number) => z.maxLength(most, fault('import_too_long', { most }));

export const newImportSchema = z
  .object({
    id: importIdSchema,
    source: z.enum(IMPORT_SOURCES, fault('invalid')),
    foods: z.array(importedFoodSchema).check(atMost(FOODS_PER_IMPORT)),
    history: z.optional(z.array(importedEventSchema).check(atMost(EVENTS_PER_IMPORT))),
    /** Places that the kitchen gets for this food; only an owner may bring some. */
    places: z.optional(z.array(namedPlaceSchema).check(atMost(OWN_PLACES_MAX))),
    /** Of another Crisper: its lists, recipes and what else is written down there. */
    papers: z.optional(papersSchema),
  })
  .check(
    z.refine(
      ({ foods, history = [], papers = {} }) => foods.length + history.length + countPapers(papers) > 0,
      { error: fault('items_missing'), path: ['foods'] },
    ),
  );
export type NewImport = z.output<typeof newImportSchema>;

/** What came of an import. */
export const importDoneSchema = z.object({
  id: importIdSchema,
  /** How many foods were put in. */
  put: z.int(),
  /** How many foods and events had come before, and were not put in again. */
  already: z.int(),
  /** How many foods of the past were noted down. */
  history: z.int(),
  /** How many things on lists, recipes and other papers came. */
  papers: z.int(),
});
export type ImportDone = z.output<typeof importDoneSchema>;

/** An import of the last days. */
export const importSchema = z.object({
  ...importDoneSchema.shape,
  source: z.enum(IMPORT_SOURCES),
  at: z.iso.datetime(),
  /** Null once the account is deleted. */
  by: z.nullable(z.object({ accountId: z.uuid(), name: z.string() })),
  /** What undoing would take out, and what it would leave because somebody has changed it since. */
  undo: z.object({ takesOut: z.int(), leaves: z.int() }),
});
export type PastImport = z.output<typeof importSchema>;

export const importUndoneSchema = z.object({
  takenOut: z.int(),
  leaves: z.int(),
  /** Some of what it leaves, by name. */
  left: z.array(z.object({ itemId: itemIdSchema, title: z.string() })),
});
export type ImportUndone = z.output<typeof importUndoneSchema>;

export const referencesSchema = z.array(referenceSchema).check(atMost(FOODS_PER_IMPORT + EVENTS_PER_IMPORT));
