import type { CalendarDate } from '#calendar-date.ts';
import { dayOf, daysFrom, type ForeignRow, isTrue, textOf } from './foreign-rows.ts';
import type { GrocyLookups } from './grocy-tables.ts';
import type { SourceFood } from './source-food.ts';

/** Grocy has no empty dates. */
const NEVER = '2999-12-31';
const UNKNOWN = '2888-12-31';
const USE_BY = '2';

const ENTERED = ['purchase', 'self-production', 'inventory-correction'];

type Dates = Pick<SourceFood, 'labelDate' | 'dateKind' | 'opened' | 'freezing'>;

const isDate = (day: CalendarDate | null): day is CalendarDate =>
  day !== null && day !== NEVER && day !== UNKNOWN;

/** The dates of a stock row. The day through which it is good stays the one that Grocy shows. */
export function grocyDates(row: ForeignRow, product: ForeignRow, known: GrocyLookups): Dates {
  const dateKind = textOf(product.due_type) === USE_BY ? 'use-by' : 'best-before';
  const date = dayOf(row.best_before_date);
  const through = isDate(date) ? date : null;
  const printed = printedDate(row, known);
  const openedOn = isTrue(row.open) ? dayOf(row.opened_date) : null;
  const isShortened = openedOn && through && printed && printed > through;
  const opened = openedOn
    ? { on: openedOn, days: isShortened ? daysFrom(openedOn, through) : null }
    : undefined;
  const said = { dateKind, ...(opened && { opened }) } as const;

  if (through) {
    const freezing = freezingOf(row, known, { through, printed });
    if (freezing) return { ...said, labelDate: printed ?? through, freezing };
  }
  if (date === NEVER) return { ...said, labelDate: null };
  return through ? { ...said, labelDate: isShortened ? printed : through } : said;
}

/** Opening and freezing overwrite the date; the printed one stands with the purchase, or where it was corrected. */
function printedDate({ stock_id }: ForeignRow, { logOf }: GrocyLookups): CalendarDate | null {
  const log = logOf(stock_id);
  const corrected = log.findLast(({ transaction_type }) => transaction_type === 'stock-edit-new');
  const entered = log.find(({ transaction_type }) => ENTERED.includes(textOf(transaction_type)));
  const day = dayOf((corrected ?? entered)?.best_before_date);
  return isDate(day) ? day : null;
}

function freezingOf(
  row: ForeignRow,
  known: GrocyLookups,
  { through, printed }: { through: CalendarDate; printed: CalendarDate | null },
): Dates['freezing'] {
  const moved = moveOf(row, known);
  const bought = dayOf(row.purchased_date);
  if (known.isFreezer(row.location_id)) {
    const on = moved?.on ?? bought ?? dayOf(row.row_created_timestamp);
    if (!on) return undefined;
    const days = daysFrom(on, through);
    return { on, days, daysLeft: Math.min(days, daysFrom(on, printed ?? through)) };
  }
  if (!moved || !known.isFreezer(moved.from)) return undefined;
  const days = daysFrom(moved.on, through);
  return { on: bought ?? moved.on, daysLeft: days, thawed: { on: moved.on, days } };
}

/** The last transfer to the place where the row is. */
function moveOf(
  { stock_id, location_id }: ForeignRow,
  { logOf }: GrocyLookups,
): { on: CalendarDate; from: unknown } | null {
  const log = logOf(stock_id);
  const to = log.findLast(
    (entry) => entry.transaction_type === 'transfer_to' && textOf(entry.location_id) === textOf(location_id),
  );
  const on = dayOf(to?.row_created_timestamp);
  const from = log.findLast(
    (entry) =>
      entry.transaction_type === 'transfer_from' &&
      textOf(entry.correlation_id) === textOf(to?.correlation_id),
  );
  return on && { on, from: from?.location_id };
}
