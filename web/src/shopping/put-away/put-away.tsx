import * as paths from '@crisper/domain/paths.ts';
import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import * as texts from '@crisper/texts/shopping/put-away.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#http/new-id.ts';
import { completed, usualByTitle } from '#kitchen/adding/completed.ts';
import { shelfLifeQuery, usualQuery } from '#kitchen/adding/knowledge.ts';
import { noteDone } from '#kitchen/just-done.ts';
import { oneEntry } from '#kitchen/listing/one-entry.ts';
import type { Where } from '#kitchen/quick-add/choices.tsx';
import { putIn } from '#kitchen/quick-add/put-in.ts';
import { RowCard } from '#kitchen/quick-add/row-card.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { asFood, changedIn, type Got, gotOf, withoutFood, withReceipt } from './got.ts';
import { NotFood } from './not-food.tsx';
import { ReceiptButton } from './receipt-button.tsx';

interface PutAwayProps extends Where {
  /** The rows of the list; what is ticked is put away. */
  entries: ListRow[];
  isFood: (title: string) => boolean;
}

/** Everything that was got, with what is guessed about it. One tap puts it into the kitchen and off the list. */
export function PutAway({ entries, isFood, ...where }: PutAwayProps) {
  const { kitchenId, today } = where;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [got, setGot] = useState<Got>(() =>
    gotOf(
      entries.filter(({ gotAt }) => gotAt !== null),
      isFood,
    ),
  );
  const { data: usual } = useQuery(usualQuery(kitchenId));
  const { data: shelfLife } = useQuery(shelfLifeQuery);
  const knowledge = useMemo(() => usualByTitle(usual ?? []), [usual]);
  const dating = shelfLife ? { today, shelfLife } : null;
  const { rows, notFood } = got;
  const count = rows.length + notFood.length;

  const saving = useSaving({
    mutationFn: async () => {
      const also = notFood
        .flatMap(({ parts }) => parts)
        .map(({ _id, title }) => ({
          intent: { id: newId(), kind: 'putAwayEntry' as const, entryId: _id },
          title,
        }));
      const ids = new Set<string>(rows.map(({ id }) => id));
      const first = entries.filter(({ _id }) => ids.has(_id)).flatMap(oneEntry);
      // The kitchen's page offers to take it back.
      noteDone({
        what: 'added',
        kitchenId,
        acts: await putIn(client, { kitchenId, today, rows, first, also }),
      });
      await navigate(paths.kitchen(kitchenId));
    },
  });
  return (
    <div className="flex min-h-[calc(100dvh-9.5rem)] flex-col gap-4">
      <ReceiptButton
        {...where}
        onFoods={(foods) => setGot((before) => withReceipt(before, foods, entries))}
      />
      {rows.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
          {rows.map((row) => (
            <RowCard
              key={row.id}
              {...where}
              food={completed(row, knowledge, dating)}
              onChange={(change) => setGot((before) => changedIn(before, row.id, change))}
              onRemove={() => setGot((before) => withoutFood(before, row.id, entries))}
            />
          ))}
        </ul>
      )}
      {count === 0 && (
        <p role="status" className="grid gap-1 py-6 text-center">
          <strong>{texts.nothing}</strong>
          <span className="text-ink-soft">{texts.nothingText}</span>
        </p>
      )}
      <NotFood entries={notFood} onFood={(entry) => setGot((before) => asFood(before, entry))} />
      <div
        data-bottom-bars
        className="sticky bottom-(--keyboard) z-30 -mx-4 mt-auto flex border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0 lg:border-0"
      >
        <Button
          size="large"
          className="flex-1 lg:flex-none"
          disabled={count === 0 || saving.busy}
          onClick={() => saving.save()}
        >
          <Check aria-hidden="true" className="size-5" /> {texts.putAway({ count })}
        </Button>
      </div>
    </div>
  );
}
