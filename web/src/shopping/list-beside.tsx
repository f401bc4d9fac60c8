import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import { type ListRow, listRows } from '@crisper/domain/shopping/list-rows.ts';
import { ENTRIES_PER_LIST, type EntryId } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { shortAmount } from '#kitchen/amount-text.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { useShopping } from '#kitchen/listing/use-shopping.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AddLine } from './add-line.tsx';
import { useEntryActs } from './use-entry-acts.ts';

/** The page has all of them. */
const SHOWN = 6;

interface ListBesideProps {
  kitchen: OwnKitchen;
  self: string;
  people: readonly KitchenPerson[];
}

/** The kitchen's first list beside its food: what is still to get, to tick off, and the line for more. */
export function ListBeside({ kitchen, self, people }: ListBesideProps) {
  const { shopping } = useShopping(kitchen.id);
  const acts = useEntryActs(kitchen.id);
  const [ticked, setTicked] = useState<ReadonlySet<EntryId>>(new Set());
  const title = useId();
  const list = shopping?.lists[0];
  if (!shopping || !list) return null;
  const entries = shopping.entries.filter(({ listId }) => listId === list._id);
  const rows = listRows(entries);
  const left = rows.filter(({ gotAt }) => gotAt === null).length;
  // What is ticked here stays here, so that a wrong tick can be taken back.
  const shown = rows.filter(({ _id, gotAt }) => gotAt === null || ticked.has(_id));
  const mayTouch = may('change-any-item', kitchen.role);
  const tick = (row: ListRow, isGot: boolean) => {
    setTicked((before) => new Set(before).add(row._id));
    void acts.tick(row.parts, isGot);
  };
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-2">
      <h2 id={title} className="flex items-center px-1 text-lg">
        <Link to={paths.kitchenShopping(kitchen.id)} className="min-w-0 wrap-anywhere hover:text-brand">
          {list.name ?? texts.firstList}
        </Link>
        <span className="ms-auto font-text text-sm font-semibold text-ink-soft tabular-nums">
          {texts.toGet({ count: left })}
        </span>
      </h2>
      {shown.length > 0 && (
        <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
          {shown.slice(0, SHOWN).map((row) => (
            <Row key={row._id} row={row} onTick={mayTouch ? tick : undefined} />
          ))}
        </ul>
      )}
      {shown.length > SHOWN && (
        <p className="px-1">
          <TextLink to={paths.kitchenShopping(kitchen.id)}>{texts.wholeList({ count: left })}</TextLink>
        </p>
      )}
      {mayTouch && (
        <AddLine
          kitchenId={kitchen.id}
          listId={list._id}
          {...{ self, people }}
          room={ENTRIES_PER_LIST - entries.length}
          onAdd={acts.add}
        />
      )}
    </section>
  );
}

interface RowProps {
  row: ListRow;
  /** Undefined for guests, who look and touch nothing. */
  onTick: ((row: ListRow, isGot: boolean) => void) | undefined;
}

function Row({ row, onTick }: RowProps) {
  const { title, amount, unit, gotAt } = row;
  const isGot = gotAt !== null;
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3.5 px-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand has-disabled:cursor-default">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={isGot}
            disabled={!onTick}
            onChange={({ currentTarget }) => onTick?.(row, currentTarget.checked)}
            className="size-6 cursor-pointer appearance-none rounded-full border-2 border-line-strong outline-none checked:border-brand checked:bg-brand disabled:cursor-default"
          />
          {isGot && (
            <Check aria-hidden="true" className="pointer-events-none absolute size-4 text-on-brand" />
          )}
        </span>
        <span
          className={`line-clamp-2 min-w-0 flex-1 leading-snug wrap-anywhere ${isGot ? 'text-ink-soft line-through' : ''}`}
        >
          {title}
        </span>
        {amount !== null && unit !== null && (
          <span className="shrink-0 text-ink-soft tabular-nums">{shortAmount({ amount, unit })}</span>
        )}
      </label>
    </li>
  );
}
