import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import * as texts from '@crisper/texts/shopping/put-away.ts';
import { Plus } from 'lucide-react';

interface NotFoodProps {
  entries: ListRow[];
  onFood: (entry: ListRow) => void;
}

/** What leaves the list and is not put in, unless a tap says that it is food. */
export function NotFood({ entries, onFood }: NotFoodProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry._id} className="flex min-h-14 items-center gap-3 ps-4 pe-1 text-ink-soft">
          <span className="grid min-w-0 flex-1 py-2">
            <span dir="auto" className="truncate font-semibold">
              {entry.title}
            </span>
            <span className="text-caption">{texts.notFood}</span>
          </span>
          <button
            type="button"
            onClick={() => onFood(entry)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-quiet hover:text-ink"
          >
            <Plus aria-hidden="true" className="size-5" />
            <span className="sr-only">{texts.isFood({ title: entry.title })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
