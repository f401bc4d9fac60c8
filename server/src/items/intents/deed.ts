import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError, type ErrorCode } from '@crisper/domain/errors.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { type ItemEventKind, TAKEN_KINDS, type TakenKind } from '@crisper/domain/items/item-event.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';
import { amount } from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/told-acts.ts';
import { locale } from '@crisper/texts/locale.ts';
import type { Transaction } from '#db/database.ts';
import { findUndoable } from '#items/item-events.queries.ts';
import { findChangeable } from '#items/items.queries.ts';
import type { Change } from '#items/items.writer.ts';
import type { MonthSum } from '#items/kitchen-months.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

export type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

/** What an intent comes to; null where it has come true already. */
export interface Deed {
  change: Change;
  kind: ItemEventKind;
  undoes?: string;
  otherId?: string;
  amount?: number;
  reason?: WasteReason;
  cooked?: Cooked;
  /** What the whole of it costs. */
  price?: number | null;
  takesBack?: MonthSum | null;
  /** What was asked for and was not there. */
  missing?: number;
  /** What came out otherwise than the person saw, in words. */
  told?: string;
  /** The other item, where one becomes two, or two become one again. It is written first. */
  also?: Pick<Deed, 'change' | 'kind' | 'undoes' | 'otherId'> & { id: string };
}

export interface Place {
  tx: Transaction;
  inKitchen: InKitchen<'change-own-item'>;
  /** The day on which it happened. */
  today: CalendarDate;
  /** Called for each event. */
  onWritten: () => void;
}

/** What an intent asks for has come true by another one, and this is told. */
export interface Told {
  already: string;
}

/** Refused in a sentence that names what stands against it. */
export class RefusedDeed extends AppError {
  readonly words: string;

  constructor(code: ErrorCode, words: string) {
    super(code);
    this.words = words;
  }
}

/** Finished food is finished, whatever another person wants to do with it. */
export async function requireThere(place: Place, id: ItemId) {
  const item = await findChangeable(place.tx, place.inKitchen, { id, version: null });
  if (!item) throw new RefusedDeed('item_gone', await goneText(place, id));
  return item;
}

/** Who finished it, and how. Throws if it never was in the kitchen. */
export async function goneText({ tx, inKitchen }: Place, itemId: ItemId): Promise<string> {
  const last = await findUndoable(tx, inKitchen, { itemId });
  if (!last) throw new AppError('item_not_found');
  const accountId = last.takerId ?? last.accountId;
  const person = accountId ? (await findPeople(tx, [accountId])).get(accountId) : undefined;
  return texts.goneAlready({
    kind: last.takerId ? 'taken' : isTaken(last.kind) ? last.kind : null,
    name: person ? publicName(person.displayName) : null,
    isSelf: accountId === inKitchen.viewer.accountId,
  });
}

const isTaken = (kind: ItemEventKind): kind is TakenKind =>
  (TAKEN_KINDS as readonly ItemEventKind[]).includes(kind);

/** Formatted without a format of our own: the first one of a process takes long, and the server would start later. */
export const amountText = (count: number, unit: Unit) =>
  amount({ count, number: count.toLocaleString(locale), unit });
