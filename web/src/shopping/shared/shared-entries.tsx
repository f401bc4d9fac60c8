import type { SharedList } from '@crisper/domain/shopping/list-link.ts';
import { rowsOf } from '@crisper/domain/shopping/list-rows.ts';
import { inShopOrder } from '@crisper/domain/shopping/shop-order.ts';
import type { EntryId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/shared-list.ts';
import { firstList, shelfName } from '@crisper/texts/shopping/shopping.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { shortAmount } from '#kitchen/amount-text.ts';
import { dateFormat } from '#ui/formats.ts';

const moment = dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

interface SharedEntriesProps {
  list: SharedList;
  onTick: (entryIds: readonly EntryId[], got: boolean) => void;
}

/** The list in the order of the shop. The whole row is the target, and what is got stays where it is. */
export function SharedEntries({ list, onTick }: SharedEntriesProps) {
  const { name, sharedBy, endsAt } = list;
  const entries = rowsOf(list.entries, ({ isGot }) => isGot);
  // Nothing moves under a thumb.
  const [order] = useState(list.order);
  const got = entries.filter(({ isGot }) => isGot).length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="text-[1.875rem] leading-tight wrap-anywhere">{name ?? firstList}</h1>
        <p className="text-ink-soft">
          {texts.sharedBy({ name: sharedBy, moment: moment(new Date(endsAt)) })}
        </p>
      </header>
      <p role="status" className="font-semibold tabular-nums">
        {entries.length > 0 ? texts.got({ got, count: entries.length }) : texts.empty}
      </p>
      {inShopOrder(entries, order).map(({ shelf, entries: found }) => (
        <section key={shelf} aria-labelledby={`shelf-${shelf}`} className="grid grid-cols-1 gap-2">
          <h2 id={`shelf-${shelf}`} className="text-lg leading-snug">
            {shelfName[shelf]}
          </h2>
          <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
            {found.map((entry) => (
              <li key={entry._id}>
                <label className="flex min-h-14 cursor-pointer items-center gap-3.5 px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand">
                  <span className="relative grid size-7 shrink-0 place-items-center">
                    <input
                      type="checkbox"
                      checked={entry.isGot}
                      onChange={({ currentTarget }) =>
                        onTick(
                          entry.parts.map(({ _id }) => _id),
                          currentTarget.checked,
                        )
                      }
                      className="size-7 cursor-pointer appearance-none rounded-full border-2 border-line-strong outline-none checked:border-brand checked:bg-brand"
                    />
                    {entry.isGot && (
                      <Check
                        aria-hidden="true"
                        className="pointer-events-none absolute size-4.5 text-on-brand"
                      />
                    )}
                  </span>
                  <span
                    dir="auto"
                    className={`min-w-0 flex-1 wrap-anywhere ${entry.isGot ? 'text-ink-soft line-through' : ''}`}
                  >
                    {entry.title}
                  </span>
                  {entry.amount !== null && entry.unit !== null && (
                    <span className="shrink-0 text-ink-soft tabular-nums">
                      {shortAmount({ amount: entry.amount, unit: entry.unit })}
                    </span>
                  )}
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
