import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '#activities/activity.ts';
import { cookedSchema } from '#activities/cooked.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { UNITS } from '#items/keeping/amount.ts';

/** Everything that can happen to an item. */
const ITEM_EVENT_KINDS = [
  ...ACTIVITY_KINDS,
  /** A part of it became an item of its own; the activity is what happened to the part. */
  'item-split',
  /** A change from before there were events: only its expiry dates are known. */
  'counted',
] as const;
export type ItemEventKind = (typeof ITEM_EVENT_KINDS)[number];

/** After these the item is gone, and the person whose it was is told if another person did it. */
export const TAKEN_KINDS = ['item-eaten', 'item-wasted', 'item-given-away', 'item-removed'] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];

/** What the people of a kitchen are told about the past of an item; notes are their author's alone. */
export const HISTORY_KINDS = [
  'item-added',
  'item-updated',
  ...TAKEN_KINDS,
  'item-brought-back',
  'item-used',
  'item-opened',
  'item-frozen',
  'item-thawed',
  'item-placed',
  'item-split',
  'item-given',
  'item-moved',
  'undone',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const CHANGEABLE = [
  'title',
  'category',
  'quantity',
  'amount',
  'place',
  'price',
  'expiryDate',
  'description',
  'image',
  'belongsTo',
] as const;
export type ChangeableField = (typeof CHANGEABLE)[number];

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
