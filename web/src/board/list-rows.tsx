import type { KitchenToday } from '@crisper/domain/today/kitchen-today.ts';
import * as texts from '@crisper/texts/keys/board.ts';
import { useRows } from './use-rows.ts';

/** What to get, to look at from across the kitchen: it is ticked on a phone. */
export function ListRows({ shopping: { open, toGet } }: Pick<KitchenToday, 'shopping'>) {
  const shown = toGet.slice(0, useRows({ rowRem: 3.5, restRem: 10.5 }));
  return (
    <section aria-labelledby="to-get" className="grid min-w-0 content-start gap-2">
      <h2 id="to-get" className="text-[1.75rem] leading-9">
        {texts.shoppingList}
      </h2>
      {open === 0 && <p className="text-[1.75rem] text-ink-soft">{texts.nothingToGet}</p>}
      <ul className="grid divide-y divide-line">
        {shown.map(({ title, unit, text }) => (
          <li
            key={`${title} ${unit}`}
            dir="auto"
            className="text-[2rem] leading-14 wrap-anywhere lg:h-14 lg:truncate"
          >
            {text}
          </li>
        ))}
      </ul>
      {open > shown.length && (
        <p className="text-[1.5rem] text-ink-soft">{texts.more({ count: open - shown.length })}</p>
      )}
    </section>
  );
}
