import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError, type ErrorCode } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { type ItemEventKind, TAKEN_KINDS, type TakenKind } from '@crisper/domain/items/item-event.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { saidAmount } from '@crisper/domain/items/keeping/said-amount.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { kitchenActs, toldActs } from '@crisper/texts/all/acts.ts';
import { locales } from '@crisper/texts/all/locale.ts';
import { serverWords } from '@crisper/texts/all/server-words.ts';
import type { Transaction } from '#db/database.ts';
import { findUndoable } from '#items/item-events.queries.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

export interface ActContext {
  tx: Transaction;
  inKitchen: InKitchen<'change-own-item'>;
  /** The day on which it happened. */
  today: CalendarDate;
  /** In which the person is told what came of it. */
  language: Language;
  /** Called for each event. */
  onWritten: () => void;
}

/** Refused, with a sentence that says why. */
export class RefusedAct extends AppError {
  readonly words: string;

  constructor(code: ErrorCode, words: string) {
    super(code);
    this.words = words;
  }
}

/** Who finished it, and how. Throws if it never was in the kitchen. */
export async function goneText({ tx, inKitchen, language }: ActContext, itemId: ItemId): Promise<string> {
  const last = await findUndoable(tx, inKitchen, { itemId });
  if (!last) throw new AppError('item_not_found');
  const accountId = last.takerId ?? last.accountId;
  const person = accountId ? (await findPeople(tx, [accountId])).get(accountId) : undefined;
  return toldActs[language].goneAlready({
    kind: last.takerId ? 'taken' : isTaken(last.kind) ? last.kind : null,
    name: person ? publicName(person.displayName, serverWords[language].somebody) : null,
    isSelf: accountId === inKitchen.viewer.accountId,
  });
}

const isTaken = (kind: ItemEventKind): kind is TakenKind =>
  (TAKEN_KINDS as readonly ItemEventKind[]).includes(kind);

/** Formatted without a format of our own: the first one of a process takes long, and the server would start later. */
const said = (count: number, unit: Unit, language: Language) =>
  saidAmount(count, unit, (value) => value.toLocaleString(locales[language].locale));

export const amountText = (count: number, unit: Unit, language: Language): string =>
  kitchenActs[language].amount(said(count, unit, language));

/** More was used than that. */
export function onlyLeftText(left: number, unit: Unit, language: Language): string {
  const { count } = said(left, unit, language);
  return toldActs[language].onlyLeft({ count, amount: amountText(left, unit, language) });
}
