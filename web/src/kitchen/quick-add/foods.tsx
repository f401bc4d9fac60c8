import type { ItemId } from '@crisper/domain/items/item.ts';
import { type UsualFood, usualKey } from '@crisper/domain/items/usual/usual-food.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { completed, usualByTitle } from '#kitchen/adding/completed.ts';
import { shelfLifeQuery, usualQuery } from '#kitchen/adding/knowledge.ts';
import { type DraftRowChange, type Row, rowLike } from '#kitchen/adding/row.ts';
import { Again } from './again.tsx';
import type { Where } from './choices.tsx';
import { RowCard } from './row-card.tsx';

/** As many as are seen at a glance. */
const AGAIN_SHOWN = 12;
const NONE: UsualFood[] = [];

interface FoodsProps extends Where {
  rows: Row[];
  add: (row: Row) => void;
  change: (id: ItemId, change: DraftRowChange) => void;
  remove: (id: ItemId) => void;
  focusLine: () => void;
}

/** What was understood so far, and what the kitchen buys often. */
export function Foods({ rows, add, change, remove, focusLine, ...where }: FoodsProps) {
  const { data: usual = NONE } = useQuery(usualQuery(where.kitchenId));
  const { data: shelfLife } = useQuery(shelfLifeQuery);
  const dating = shelfLife ? { today: where.today, shelfLife } : null;
  const knowledge = useMemo(() => usualByTitle(usual), [usual]);
  const isThere = new Set(rows.map(({ title }) => usualKey(title.value)));
  const again = usual.filter(({ title }) => !isThere.has(usualKey(title))).slice(0, AGAIN_SHOWN);
  return (
    <>
      {rows.length > 0 && (
        <div className="grid grid-cols-1 gap-2 lg:col-start-1">
          <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
            {rows.map((row) => (
              <RowCard
                key={row.id}
                {...where}
                food={completed(row, knowledge, dating)}
                onChange={(next) => change(row.id, next)}
                onRemove={() => {
                  remove(row.id);
                  focusLine();
                }}
              />
            ))}
          </ul>
          <p className="px-1 text-caption text-ink-soft">{texts.dashed}</p>
        </div>
      )}
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 empty:hidden">
        {again.length > 0 && (
          <Again foods={again} shelfLife={shelfLife} onAdd={(food) => add(rowLike(food))} />
        )}
      </div>
    </>
  );
}
