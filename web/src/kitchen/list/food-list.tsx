import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as paths from '@crisper/domain/paths.ts';
import { cookWithThese } from '@crisper/texts/cook/entrances.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CookLink } from '#items/cook-link.tsx';
import { lateSheet } from '#items/late-sheet.tsx';
import { isUnsafe } from '#kitchen/day-text.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { justDone, noteDone } from '#kitchen/just-done.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { allPlaces, placed, placeText, standsIn, usePlaces } from '#kitchen/places.ts';
import { LateMoreSheet, LateSomeLeftSheet } from '#kitchen/sheets/late-sheets.ts';
import { UndoBar } from '#kitchen/undo-bar.tsx';
import { useActs } from '#kitchen/use-acts.ts';
import { FoodGroup } from './food-group.tsx';
import { FoodListRow, useStableHandlers } from './food-list-row.tsx';
import { isInSheet, onListKey } from './list-keys.ts';
import { ListSearch } from './list-search.tsx';
import { slideIn } from './row-motion.ts';
import { shownFood } from './shown-food.ts';
import { useBeside } from './use-beside.ts';
import { type Whose, WhoseSwitch } from './whose-switch.tsx';

/** Comes with the sheets, at the first sign that the page is used. */
const ChoosingBar = lateSheet(
  async () => (await import('./choosing-bar.tsx')).ChoosingBar,
  () => true,
);

/** What is not looked for where it stands. */
const URGENT = ['unsafe', 'past', 'today', 'tomorrow', 'this-week'] as const;

/** Below the first of these stands the way to what can be made of it. */
const COOKED = ['today', 'tomorrow', 'this-week'] as const;

/** More than these, and the list begins with buttons alone. */
const TALL_ROWS = 5;
/** As many as a screen shows are drawn first, when the app is opened; the others follow at once. */
const FIRST_ROWS = 8;
let isOpening = true;

const emptyText: Record<Whose, string> = {
  everything: '',
  mine: texts.nothingMine,
  everybodys: texts.nothingEverybodys,
};

/** Into the set, or out of it. */
function toggled(set: ReadonlySet<string>, id: string): Set<string> {
  return new Set(set.has(id) ? [...set].filter((one) => one !== id) : [...set, id]);
}

/** What is shown beside the list, and what that can do. */
export interface BesideList {
  /** Null while no row is chosen. */
  itemId: string | null;
  acts: ReturnType<typeof useActs>;
  onClose: () => void;
  /** What had the focus is going. */
  takeFocus: () => void;
}

interface FoodListProps {
  kitchenId: string;
  /** The account of the person who is signed in. */
  self: string;
  people: KitchenPerson[];
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  items: KitchenItem[];
  today: CalendarDate;
  /** On a desk, where there is room. */
  beside: (list: BesideList) => ReactNode;
}

/** Everything in the kitchen, the most urgent first, and what can be done with it. */
export function FoodList({ kitchenId, self, people, mayTouch, items, today, beside }: FoodListProps) {
  const [whose, setWhose] = useState<Whose>('everything');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [sheet, setSheet] = useState<{ of: 'more' | 'some-left'; item: KitchenItem } | null>(null);
  const list = useRef<HTMLElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const broughtBack = useRef<string>(undefined);
  const own = usePlaces(kitchenId);
  const acts = useActs(kitchenId, self, justDone(kitchenId));
  const { last, asked, act, actOnAll, undo, onGone, leave } = acts;
  const { hasRoom, itemId, pane, onClick, onMove, close: closeBeside } = useBeside();
  // Coming back, the browser wants to scroll to where it was, and so do links into the page.
  const most = useDeferredValue(Infinity, isOpening && !location.hash ? FIRST_ROWS : Infinity);
  useEffect(() => {
    isOpening = false;
  }, []);
  // It is offered once.
  useEffect(() => noteDone(null), []);
  const sought = search.trim();
  const groups = useMemo(
    () => shownFood(items, { whose, search: sought, self, today, places: own }),
    [items, whose, sought, self, today, own],
  );
  const unknown = groups.get('unknown');
  const soonest = COOKED.find((due) => groups.has(due));
  const chosenItems = items.filter(({ _id }) => chosen?.has(_id));

  // What was taken back gets the focus as soon as it is there.
  useLayoutEffect(() => {
    const id = broughtBack.current;
    const row = id && list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`);
    if (!row) return;
    broughtBack.current = undefined;
    slideIn(row);
    row.querySelector<HTMLElement>('[data-act="eaten"], [data-act="wasted"]')?.focus({ preventScroll: true });
  });

  // The browser looked for the fragment before there was food.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  const close = () => setSheet(null);
  const actOnSheet = (what: BareIntent) => {
    close();
    if (sheet) act(sheet.item, what);
  };
  const end = () => {
    leave();
    setChosen(null);
  };
  const closeItem = () => {
    closeBeside();
    list.current?.querySelector<HTMLElement>(`[data-item="${itemId}"] a`)?.focus({ preventScroll: true });
  };
  const isToClose = ({ key, target }: KeyboardEvent) =>
    key === 'Escape' && itemId !== null && !isInSheet(target) && !(target instanceof HTMLInputElement);
  const takeBack = () => {
    broughtBack.current = last?.items[0]?._id;
    undo();
  };
  const toUndo = () => (undoButton.current ?? list.current)?.focus({ preventScroll: true });
  const handlers = useStableHandlers({
    onAct: act,
    onSheet: (of, item) => setSheet({ of, item }),
    onOpen: ({ _id }, event) => onClick(_id, event),
    onChoose: ({ _id }) => setChosen((before) => toggled(before ?? new Set(), _id)),
    onLeave: leave,
    onFocusLost: toUndo,
  });
  const row = (item: KitchenItem, isTall: boolean) => (
    <FoodListRow
      key={item._id}
      {...{ item, today, mayTouch, handlers }}
      isTall={isTall && !hasRoom}
      owner={people.find(({ accountId }) => accountId === item.belongsTo) ?? null}
      isOwn={item.belongsTo === self}
      to={paths.kitchenItem(kitchenId, item._id)}
      isOpen={item._id === itemId}
      // What is shown beside the list asks there.
      asked={asked?.item?._id === item._id && item._id !== itemId ? asked.what : null}
      isChosen={chosen?.has(item._id) ?? null}
    />
  );

  let left = most;
  const rowsOf = (group: KitchenItem[], tall = 0) => {
    const first = group.slice(0, left);
    left -= first.length;
    return first.map((item, index) => row(item, index < tall));
  };

  /** What is not urgent is looked for where it stands. */
  const byPlace = (group: KitchenItem[]) => {
    const places = Map.groupBy(group, ({ place }) => standsIn(place, own));
    return allPlaces(own).map((place) => {
      const there = places.get(place);
      if (!there || left === 0) return null;
      const name = places.size > 1 ? placeText(placed(place, own)) : undefined;
      return (
        <FoodGroup key={place} due="later" place={name} count={there.length}>
          {rowsOf(there)}
        </FoodGroup>
      );
    });
  };

  const hasBeside = hasRoom && items.length > 0;
  return (
    <div className={hasBeside ? 'grid grid-cols-[minmax(0,1fr)_27.5rem] items-start gap-x-6' : ''}>
      <section
        ref={list}
        tabIndex={-1}
        aria-label={texts.heading}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && chosen && !isInSheet(event.target)) end();
          else if (isToClose(event)) closeItem();
          else onListKey(event, { undo: last ? takeBack : undefined, onMove });
        }}
        className="outline-none"
      >
        <div className="grid grid-cols-1 gap-5 pb-6">
          {items.length > 0 && (
            // On a desk they stand on the line of the heading, which is no part of the list.
            <div className="grid gap-3 lg:absolute lg:inset-s-40 lg:inset-e-13 lg:top-0 lg:flex lg:h-12 lg:items-center lg:justify-end">
              {items.some(({ belongsTo }) => belongsTo !== null) && (
                <WhoseSwitch whose={whose} onChange={setWhose} />
              )}
              <ListSearch
                search={search}
                onSearch={setSearch}
                count={items.length}
                isChoosing={chosen !== null}
                onChoosing={
                  mayTouch ? (isChoosing) => (isChoosing ? setChosen(new Set()) : end()) : undefined
                }
              />
            </div>
          )}
          {items.length > 0 && groups.size === 0 && (
            <p role="status" className="text-ink-soft wrap-anywhere">
              {sought ? texts.nothingFound({ search: sought }) : emptyText[whose]}
            </p>
          )}
          {URGENT.map((due) => {
            const group = groups.get(due);
            return (
              group &&
              left > 0 && (
                <Fragment key={due}>
                  <FoodGroup due={due} count={group.length}>
                    {rowsOf(group, due === 'today' ? TALL_ROWS : 0)}
                  </FoodGroup>
                  {due === soonest && <CookLink to={paths.kitchenCook(kitchenId)} label={cookWithThese} />}
                </Fragment>
              )
            );
          })}
          {unknown && (
            <a href="#undated" className="inline-flex min-h-11 items-center px-1 font-semibold text-brand">
              {texts.withoutDate({ count: unknown.length })}
            </a>
          )}
          <div id="places" tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none empty:-mt-5">
            {byPlace(groups.get('later') ?? [])}
            {unknown && left > 0 && (
              <div id="undated" className="scroll-mt-20">
                <FoodGroup due="unknown" count={unknown.length}>
                  {rowsOf(unknown)}
                </FoodGroup>
              </div>
            )}
          </div>
        </div>
        <LateMoreSheet
          kitchenId={kitchenId}
          item={sheet?.of === 'more' ? sheet.item : null}
          today={today}
          onClose={close}
          onAct={actOnSheet}
        />
        <LateSomeLeftSheet
          item={sheet?.of === 'some-left' ? sheet.item : null}
          onClose={close}
          onAct={actOnSheet}
        />
        <div
          data-bottom-bars
          className="sticky above-bar z-30 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden"
        >
          {chosen && (
            <ChoosingBar
              kitchenId={kitchenId}
              ids={chosenItems.map(({ _id }) => _id)}
              isUnsafe={chosenItems.some((item) => isUnsafe(item, today))}
              places={own}
              asked={asked?.what ?? null}
              onAct={(what) => {
                if (actOnAll(chosenItems, what)) setChosen(null);
              }}
              onLeave={leave}
              onClose={end}
              onFocusLost={toUndo}
            />
          )}
          {last && !chosen && (
            <UndoBar
              key={last.event}
              ref={undoButton}
              text={last.text}
              title={last.title}
              ranOut={last}
              onUndo={takeBack}
              onGone={onGone}
              takeFocus={() => list.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
      </section>
      {hasBeside && (
        <aside
          ref={pane}
          tabIndex={-1}
          aria-label={items.find(({ _id }) => _id === itemId)?.title ?? texts.mattersToday}
          data-beside={itemId === null ? undefined : ''}
          onKeyDown={(event) => {
            if (isToClose(event)) closeItem();
          }}
          className="sticky top-23 max-h-[calc(100dvh-10.75rem)] overflow-y-auto overscroll-contain rounded-card outline-none data-beside:border data-beside:border-line data-beside:bg-surface data-beside:shadow-rest"
        >
          {beside({ itemId, acts, onClose: closeItem, takeFocus: toUndo })}
        </aside>
      )}
    </div>
  );
}
