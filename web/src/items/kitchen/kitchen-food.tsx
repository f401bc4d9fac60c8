import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DUE, dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useToday } from '#items/today.ts';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { AddLine } from './add-line.tsx';
import { DueHeading } from './due-heading.tsx';
import { FoodRow } from './food-row.tsx';
import { kitchenFoodQuery } from './kitchen-food-query.ts';
import type { KitchenPerson } from './kitchen-person.ts';
import { MoreSheet } from './more-sheet.tsx';
import { SomeLeftSheet } from './some-left-sheet.tsx';
import { UndoBar } from './undo-bar.tsx';
import { type Doing, useActs } from './use-acts.ts';
import { type Whose, WhoseSwitch } from './whose-switch.tsx';

const isShown: Record<Whose, (item: KitchenItem, self: string) => boolean> = {
  everything: () => true,
  mine: ({ belongsTo }, self) => belongsTo === self,
  everybodys: ({ belongsTo }) => belongsTo === null,
};

/** What has no date comes last, and things of one day by their names. */
const LAST = '9999-12-31';
const byDay = (one: KitchenItem, other: KitchenItem) =>
  (one.expiryDate ?? LAST).localeCompare(other.expiryDate ?? LAST) || one.title.localeCompare(other.title);

interface KitchenFoodProps {
  kitchenId: string;
  /** The account of the person who is signed in. */
  self: string;
  people: KitchenPerson[];
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  whenEmpty: ReactNode;
}

export function KitchenFood(props: KitchenFoodProps) {
  const { kitchenId, mayTouch, whenEmpty } = props;
  const { data, isPending, refetch } = useQuery(kitchenFoodQuery(kitchenId));
  const today = useToday();
  return (
    <div className="grid grid-cols-1 gap-5">
      {isPending && <FoodLoading />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.items.length === 0 && whenEmpty}
      {data && mayTouch && <AddLine kitchenId={kitchenId} today={today} />}
      {data && <FoodList {...props} items={data.items} today={today} />}
    </div>
  );
}

function FoodLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-16 w-full rounded-card" />
    </div>
  );
}

interface FoodListProps extends KitchenFoodProps {
  items: KitchenItem[];
  today: CalendarDate;
}

function FoodList({ kitchenId, self, people, mayTouch, items, today }: FoodListProps) {
  const [whose, setWhose] = useState<Whose>('everything');
  const [sheet, setSheet] = useState<{ of: 'more' | 'some-left'; item: KitchenItem } | null>(null);
  const list = useRef<HTMLElement>(null);
  const { last, asked, busy, act, undo, onGone, leave } = useActs(kitchenId, self);
  const shown = items.filter((item) => isShown[whose](item, self)).toSorted(byDay);
  const groups = Map.groupBy(shown, ({ expiryDate }) => dueOf(expiryDate, today));

  const close = () => setSheet(null);
  const actOnSheet = (doing: Doing) => {
    close();
    if (sheet) act(sheet.item, doing);
  };
  const actsOn = (item: KitchenItem) => ({
    onAct: (doing: Doing) => act(item, doing),
    onSomeLeft: () => setSheet({ of: 'some-left', item }),
    onMore: () => setSheet({ of: 'more', item }),
    onLeave: leave,
  });

  return (
    <section ref={list} tabIndex={-1} aria-label={texts.heading} className="outline-none">
      <div className="grid grid-cols-1 gap-5">
        {items.some(({ belongsTo }) => belongsTo !== null) && (
          <WhoseSwitch whose={whose} onChange={setWhose} />
        )}
        {items.length > 0 && shown.length === 0 && (
          <p className="text-ink-soft">{whose === 'mine' ? texts.nothingMine : texts.nothingEverybodys}</p>
        )}
        {DUE.filter((due) => groups.has(due)).map((due) => (
          <div key={due} className="grid grid-cols-1 gap-2">
            <DueHeading due={due} count={groups.get(due)?.length ?? 0} />
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-rest">
              {groups.get(due)?.map((item) => (
                <FoodRow
                  key={item._id}
                  item={item}
                  to={paths.kitchenItem(kitchenId, item._id)}
                  today={today}
                  owner={people.find(({ accountId }) => accountId === item.belongsTo) ?? null}
                  isOwn={item.belongsTo === self}
                  asked={asked?.item._id === item._id ? asked.doing : null}
                  busy={busy}
                  acts={mayTouch ? actsOn(item) : undefined}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <MoreSheet
        item={sheet?.of === 'more' ? sheet.item : null}
        today={today}
        onClose={close}
        onAct={actOnSheet}
      />
      <SomeLeftSheet
        item={sheet?.of === 'some-left' ? sheet.item : null}
        onClose={close}
        onAct={actOnSheet}
      />
      <div
        data-bottom-bars
        className="sticky bottom-0 z-30 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden"
      >
        {last && (
          <UndoBar
            key={last.event}
            text={last.text}
            busy={busy}
            onUndo={undo}
            onGone={onGone}
            takeFocus={() => list.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </section>
  );
}
