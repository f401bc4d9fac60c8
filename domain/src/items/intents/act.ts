import type { Cooked } from '#activities/cooked.ts';
import type { ItemId } from '#items/item.ts';
import type { ItemEventKind } from '#items/item-event.ts';
import type { Amount } from '#items/keeping/amount.ts';
import type { KeepingRefusal } from '#items/keeping/keep.ts';
import type { WasteReason } from '#items/keeping/waste.ts';
import type { FoodFacts } from './facts.ts';
import type { Intent } from './intents.ts';

export type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

/** The last event of some food, which alone can be undone. */
interface LastEvent {
  id: string;
  /** The food before it; null if the event added it. */
  before: FoodFacts | null;
}

/** Food becomes again what it was before. */
export interface Undoing {
  kind: 'undo' | 'restoreItem';
  last: LastEvent;
  /** The part that was taken of it, and the event of that: both become one again. */
  part?: { itemId: ItemId; event: string };
}

/** An amount that a person says replaces what they saw, not what became of it meanwhile. */
interface Changing extends Of<'changeItem'> {
  /** How much there was at the version that the person saw; null if nobody knows. Phones leave it out. */
  amountSeen?: Pick<Amount, 'left' | 'unit'> | null;
}

/** Another person takes what its owner offers in the public fridge. */
interface Taking {
  kind: 'takeItem';
  itemId: ItemId;
  /** The account of that person. */
  taker: string;
  isOwner: boolean;
}

/** Its owner carries it from the public fridge into a kitchen, or back. */
interface Carrying {
  kind: 'carryItem';
  itemId: ItemId;
}

type ActWithIntent = Exclude<Intent, { kind: 'addItem' | 'changeItem' | 'undo' }>;
/** What is done with food that is there. */
export type ActOnFood = ActWithIntent | Changing | Taking | Carrying;
/** An intent with what the rule has to know beside it, or something that is done by a request of its own. */
export type Act = ActOnFood | Of<'addItem'> | Undoing;

/** Everything that can be done with food. */
export const ACT_KINDS = [
  'addItem',
  'changeItem',
  'giveItem',
  'finishItem',
  'useItem',
  'openItem',
  'freezeItem',
  'thawItem',
  'moveItem',
  'offerItem',
  'removeItem',
  'undo',
  'restoreItem',
  'takeItem',
  'carryItem',
] as const satisfies Act['kind'][];

/** What is written down of an act. */
export interface FoodEvent {
  kind: ItemEventKind;
  /** How much was used, thrown away or given away. */
  amount?: number;
  reason?: WasteReason;
  cooked?: Cooked;
  /** The other food, where one became two. */
  otherId?: ItemId;
  /** The event that this one takes back. */
  undoes?: string;
}

/** The food afterwards, null if it is gone, and the event. */
interface Written {
  facts: FoodFacts | null;
  event: FoodEvent;
}

export interface FoodChange extends Written {
  /** The part that became food of its own or stops being that, or the food where it was carried or taken to. */
  other?: Written & { id: ItemId };
  /** What was asked for and was not there. */
  missing?: number;
  /** What came out otherwise than the person saw. */
  told?: 'earlier-date';
}

/** Nothing to do: the food is so already; `gone` if another act finished it. */
export interface Already {
  already: 'true' | 'gone';
}

export type Refusal =
  | { refused: KeepingRefusal | 'item_gone' | 'item_not_free' | 'not_undoable' }
  /** The amount that the person said, and the one that is left. */
  | { refused: 'item_changed'; said: Pick<Amount, 'left' | 'unit'>; left: Pick<Amount, 'left' | 'unit'> };

export type Effect = FoodChange | Already | Refusal;
