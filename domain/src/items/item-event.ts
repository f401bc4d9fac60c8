import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '#activities/activity.ts';
import { cookedSchema } from '#activities/cooked.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { CHANGEABLE } from '#items/food-fields.ts';
import { UNITS } from '#items/keeping/amount.ts';

/** Everything that can happen to an item; the table of events allows the same. */
export const ITEM_EVENT_KINDS = [
  ...ACTIVITY_KINDS,
  /** It came from another program with others, or went with them when that was taken back. The activity is one for all. */
  'item-imported',
  'item-unimported',
  /** A part of it became an item of its own; the activity is what happened to the part. */
  'item-split',
  /** A change from before there were events: only its expiry dates are known. */
  'counted',
] as const;
export type ItemEventKind = (typeof ITEM_EVENT_KINDS)[number];

/** After these the item is gone, and the person whose it was is told if another person did it. */
export const TAKEN_KINDS = ['item-eaten', 'item-wasted', 'item-given-away', 'item-removed'] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];

/**
 * Notes are their author's alone, an import is told of the kitchen and not of each food, and of events from before there were
 * kinds nothing is known that could be told.
 */
const UNTOLD_KINDS = [
  'note-added',
  'note-removed',
  'food-imported',
  'food-unimported',
  'other',
  'counted',
] as const;

/** What the people of a kitchen are told about the past of an item. */
export type HistoryKind = Exclude<ItemEventKind, (typeof UNTOLD_KINDS)[number]>;
const isTold = (kind: ItemEventKind): kind is HistoryKind => !UNTOLD_KINDS.some((untold) => untold === kind);
export const HISTORY_KINDS = ITEM_EVENT_KINDS.filter(isTold);

/** Null is no date, no text, no picture, no price or everybody's. Of people, the name; of money, minor units. */
const changeSchema = z.object({
  field: z.enum(CHANGEABLE),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.output<typeof changeSchema>;

const pastEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(HISTORY_KINDS),
  /** Null once the account is deleted. */
  by: z.nullable(z.object({ accountId: z.uuid(), name: z.string() })),
  /** The program by which the person did it, as they named its key; null: they did it themself. */
  program: z.nullable(z.string()),
  /** The day on which it happened where the person was, and the moment at which it was written down. */
  on: calendarDateSchema,
  at: z.iso.datetime(),
  /** The item's title and picture at that time. */
  title: z.string(),
  image: z.nullable(z.string()),
  /** The fields that it changed. */
  changes: z.array(changeSchema),
  /** How much was used, thrown away or given away. */
  used: z.nullable(z.object({ amount: z.number(), unit: z.enum(UNITS) })),
  cooked: z.nullable(cookedSchema),
  /** The event that this one took back. */
  undoes: z.nullable(z.uuid()),
});
export type PastEvent = z.output<typeof pastEventSchema>;

/** Newest first. */
export const itemHistorySchema = z.array(pastEventSchema);
