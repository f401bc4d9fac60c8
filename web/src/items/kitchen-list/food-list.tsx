import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DUE, type Due, dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { isUnsafe } from '#items/kitchen/day-text.ts';
import { FoodRow } from '#items/kitchen/food-row.tsx';
import type { KitchenPerson } from '#items/kitchen/kitchen-person.ts';
import { MoreSheet } from '#items/kitchen/more-sheet.tsx';
import { SomeLeftSheet } from '#items/kitchen/some-left-sheet.tsx';
import type { Doing } from '#items/kitchen/steps.ts';
import { UndoBar } from '#items/kitchen/undo-bar.tsx';
import { useActs } from '#items/kitchen/use-acts.ts';
import { FoodGroup } from './food-group.tsx';
import { type Whose, WhoseSwitch } from './whose-switch.tsx';

/** More than these, and the list begins with buttons alone. */
const TALL_ROWS = 5;

const isShown: Record<Whose, (item: KitchenItem, self: string) => boolean> = {
  everything: () => true,
  mine: ({ belongsTo }, self) => belongsTo === self,
  everybodys: ({ belongsTo }) => belongsTo === null,
};

/** What has no date comes last, and things of one day by their names. */
const LAST = '9999-12-31';
const byDay = (one: KitchenItem, other: KitchenItem) =>
  (one.expiryDate ?? LAST).localeCompare(other.expiryDate ?? LAST) || one.title.localeCompare(other.title);

interface FoodListProps {
  kitchenId: string;
  /** The account of the person who is signed in. */
  self: string;
  people: KitchenPerson[];
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  items: KitchenItem[];
  today: CalendarDate;
}

/** Everything in the kitchen, the most urgent first, and what can be done with it. */
export function FoodList({ kitchenId, self, people, mayTouch, items, today }: FoodListProps) {
  const [whose, setWhose] = useState<Whose>('everything');
  const [sheet, setSheet] = useState<{ of: 'more' | 'some-left'; item: KitchenItem } | null>(null);
  const list = useRef<HTMLElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const broughtBack = useRef<string>(undefined);
  const { last, asked, act, undo, onGone, leave } = useActs(kitchenId, self);
  const shown = items.filter((item) => isShown[whose](item, self)).toSorted(byDay);
  const groups = Map.groupBy(shown, (item): Due | 'unsafe' =>
    isUnsafe(item, today) ? 'unsafe' : dueOf(item.expiryDate, today),
  );

  // What was taken back gets the focus as soon as it is there.
  useLayoutEffect(() => {
    const row = broughtBack.current && list.current?.querySelector(`[data-item="${broughtBack.current}"]`);
    if (!row) return;
    broughtBack.current = undefined;
    row.querySelector<HTMLElement>('[data-act="main"]')?.focus({ preventScroll: true });
  });

  const close = () => setSheet(null);
  const actOnSheet = (doing: Doing) => {
    close();
    if (sheet) act(sheet.item, doing);
  };
  const row = (item: KitchenItem, isTall = false) => (
    <FoodRow
      key={item._id}
      item={item}
      to={paths.kitchenItem(kitchenId, item._id)}
      today={today}
      owner={people.find(({ accountId }) => accountId === item.belongsTo) ?? null}
      isOwn={item.belongsTo === self}
      isTall={isTall}
      asked={asked?.item?._id === item._id ? asked.doing : null}
      onFocusLost={() => (undoButton.current ?? list.current)?.focus({ preventScroll: true })}
      acts={
        mayTouch
          ? {
              onAct: (doing) => act(item, doing),
              onSomeLeft: () => setSheet({ of: 'some-left', item }),
              onMore: () => setSheet({ of: 'more', item }),
              onLeave: leave,
            }
          : undefined
      }
    />
  );

  return (
    <section ref={list} tabIndex={-1} aria-label={texts.heading} className="outline-none">
      <div className="grid grid-cols-1 gap-5 pb-6">
        {items.some(({ belongsTo }) => belongsTo !== null) && (
          <WhoseSwitch whose={whose} onChange={setWhose} />
        )}
        {items.length > 0 && shown.length === 0 && (
          <p className="text-ink-soft">{whose === 'mine' ? texts.nothingMine : texts.nothingEverybodys}</p>
        )}
        {(['unsafe', ...DUE] as const).map((due) => {
          const group = groups.get(due);
          return (
            group && (
              <FoodGroup key={due} due={due} count={group.length}>
                {group.map((item, index) => row(item, due === 'today' && index < TALL_ROWS))}
              </FoodGroup>
            )
          );
        })}
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
        className="sticky bottom-0 z-30 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden"
      >
        {last && (
          <UndoBar
            key={last.event}
            ref={undoButton}
            text={last.text}
            onUndo={() => {
              broughtBack.current = last.items[0]?._id;
              undo();
            }}
            onGone={onGone}
            takeFocus={() => list.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </section>
  );
}
