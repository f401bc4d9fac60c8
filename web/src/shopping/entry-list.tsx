import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { type ListRow, listRows } from '@crisper/domain/shopping/list-rows.ts';
import { inShopOrder } from '@crisper/domain/shopping/shop-order.ts';
import { ENTRIES_PER_LIST, type EntryId, type ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { lateSheet } from '#items/late-sheet.tsx';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { UndoBar } from '#kitchen/undo-bar.tsx';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { AddLine } from './add-line.tsx';
import { type EntryHandlers, EntryRow } from './entry-row.tsx';
import { GotBar } from './got-bar.tsx';
import { partsText } from './parts-text.ts';
import { printAsList } from './print-style.ts';
import { PutAwayLink } from './put-away-link.tsx';
import { useEntryActs } from './use-entry-acts.ts';
import { UsualThings } from './usual-things.tsx';

const EntrySheet = lateSheet(
  async () => (await import('./entry-sheet.tsx')).EntrySheet,
  ({ row }) => row !== null,
);

interface EntryListProps {
  kitchen: OwnKitchen;
  list: ShoppingList;
  shopping: Shopping;
  /** What is in the kitchen. */
  items: readonly KitchenItem[];
  self: string;
  people: readonly KitchenPerson[];
}

/** What was got before the page was opened, and the way through the shop: nothing moves under a thumb. */
const asOpened = ({ entries, order }: Shopping) => ({
  order,
  got: new Set<EntryId>(entries.filter(({ gotAt }) => gotAt).map(({ _id }) => _id)),
});

/** The list at the left, usual things at the right. */
const onDesk =
  'min-[1200px]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] min-[1200px]:grid-rows-[auto_1fr] min-[1200px]:gap-x-6';

/** One list: the line to add to it, what is usual, and its entries in the order of the shop. */
export function EntryList({ kitchen, list, shopping, items, self, people }: EntryListProps) {
  const today = useKitchenDay(kitchen.id);
  const acts = useEntryActs(kitchen.id);
  useEffect(printAsList, []);
  const [opened] = useState(() => asOpened(shopping));
  const [sheetOf, setSheetOf] = useState<EntryId | null>(null);
  const [removed, setRemoved] = useState<ListRow | null>(null);
  const section = useRef<HTMLElement>(null);
  const mayTouch = may('change-any-item', kitchen.role);
  const entries = shopping.entries.filter(({ listId }) => listId === list._id);
  const before = listRows(entries.filter(({ _id }) => opened.got.has(_id)));
  const since = listRows(entries.filter(({ _id }) => !opened.got.has(_id)));
  const all = [...since, ...before];
  const got = all.filter(({ gotAt }) => gotAt !== null).length;
  const sheet = all.find(({ _id }) => _id === sheetOf) ?? null;

  const handlers = useMemo<EntryHandlers>(
    () => ({
      onTick: ({ parts }, isGot) => void acts.tick(parts, isGot),
      onMore: ({ _id }) => setSheetOf(_id),
      onFocusLost: () => section.current?.focus({ preventScroll: true }),
    }),
    [acts],
  );
  const rows = (found: readonly ListRow[]) =>
    found.map((row) => (
      <EntryRow
        key={row._id}
        row={row}
        wantedBy={people.find(({ accountId }) => accountId === row.wantedBy) ?? null}
        parts={partsText(row, { self, people })}
        handlers={mayTouch ? handlers : undefined}
      />
    ));

  return (
    <section ref={section} tabIndex={-1} aria-label={list.name ?? texts.firstList} className="outline-none">
      <div className={`grid grid-cols-1 gap-4 pb-6 ${mayTouch ? onDesk : 'max-w-3xl'}`}>
        {mayTouch && (
          <>
            <AddLine
              kitchenId={kitchen.id}
              listId={list._id}
              {...{ self, people }}
              room={ENTRIES_PER_LIST - entries.length}
              onAdd={acts.add}
            />
            <UsualThings kitchenId={kitchen.id} listId={list._id} {...{ today, items, acts }} rows={all} />
          </>
        )}
        <div className="grid grid-cols-1 content-start gap-4 min-[1200px]:col-start-1">
          {all.length === 0 && (
            <EmptyState
              picture="basket"
              title={texts.empty}
              text={mayTouch ? texts.emptyText : texts.guestText}
            />
          )}
          {inShopOrder(since, opened.order).map(({ shelf, entries: found }) => (
            <Group key={shelf} name={texts.shelfName[shelf]}>
              {rows(found)}
            </Group>
          ))}
          {before.length > 0 && <Group name={texts.gotBefore}>{rows(before)}</Group>}
        </div>
      </div>
      {mayTouch && (
        <EntrySheet
          row={sheet}
          parts={sheet && partsText(sheet, { self, people })}
          kitchenId={kitchen.id}
          {...{ self, people }}
          onClose={() => setSheetOf(null)}
          onSave={(fields) => {
            setSheetOf(null);
            if (sheet) void acts.change(sheet, fields);
          }}
          onRemove={() => {
            setSheetOf(null);
            setRemoved(sheet);
            if (sheet) void acts.remove(sheet.parts);
          }}
          onPart={() => {
            setSheetOf(null);
            if (sheet) void acts.part(sheet);
          }}
        />
      )}
      <div
        data-bottom-bars
        className="sticky above-bar z-30 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden"
      >
        {removed ? (
          <UndoBar
            key={removed._id}
            text={texts.removed({ title: removed.title })}
            title={removed.title}
            onUndo={() => {
              setRemoved(null);
              void acts.bringBack(removed.parts);
            }}
            onGone={() => setRemoved(null)}
            takeFocus={handlers.onFocusLost}
          />
        ) : (
          got > 0 && (
            // On a desk, the heading has the button.
            <div className={mayTouch ? 'min-[1200px]:hidden' : ''}>
              <GotBar got={got} all={all.length}>
                {mayTouch && <PutAwayLink kitchenId={kitchen.id} listId={list._id} variant="on-deep" />}
              </GotBar>
            </div>
          )
        )}
      </div>
    </section>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const heading = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <h2 id={heading} className="text-lg leading-snug">
        {name}
      </h2>
      <ul
        aria-labelledby={heading}
        className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest"
      >
        {children}
      </ul>
    </div>
  );
}
