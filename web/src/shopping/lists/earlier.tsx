import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import type { ListId } from '@crisper/domain/shopping/shopping.ts';
import { shoppingApi } from '@crisper/domain/shopping/shopping-api.ts';
import * as texts from '@crisper/texts/shopping/lists.ts';
import { firstList } from '@crisper/texts/shopping/shopping.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { call } from '#http/call.ts';
import { pastDay } from '#kitchen/past-day.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { useListActs } from './use-list-acts.ts';

const tripsQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'trips'],
    queryFn: () => call(shoppingApi.listTrips, { params: { kitchenId } }),
  });

interface EarlierProps {
  kitchenId: string;
  today: CalendarDate;
  shopping: Shopping;
  current: ListId;
  onChoose: (listId: ListId) => void;
}

/** Lists in the archive, and what was put away of late: one tap puts it onto a list again. */
export function Earlier({ kitchenId, today, shopping, current, onChoose }: EarlierProps) {
  const acts = useListActs(kitchenId);
  const { data: trips = [] } = useQuery(tripsQuery(kitchenId));
  const { lists, entries } = shopping;
  const archived = lists.filter(({ isArchived }) => isArchived);
  const open = lists.filter(({ isArchived }) => !isArchived);
  const nameOf = (listId: ListId) => lists.find(({ _id }) => _id === listId)?.name ?? firstList;
  const rowsOn = (listId: ListId) => listRows(entries.filter((entry) => entry.listId === listId)).length;
  const rows = [
    ...archived.map((list) => ({
      key: list._id as string,
      name: list.name ?? firstList,
      detail: texts.things({ count: rowsOn(list._id) }),
      label: texts.takeOut({ name: list.name ?? firstList }),
      again: () => {
        void acts.takeOut(list, entries);
        onChoose(list._id);
      },
    })),
    ...trips.map((trip) => {
      const listId = open.some(({ _id }) => _id === trip.listId) ? trip.listId : current;
      const day = pastDay(trip.on, today);
      return {
        key: `${trip.on} ${trip.listId}`,
        name: nameOf(trip.listId),
        detail: texts.trip({ day, titles: trip.entries.map(({ title }) => title) }),
        label: texts.againOf({ name: nameOf(trip.listId), day }),
        again: () => {
          void acts.buyAgain(trip, listId);
          onChoose(listId);
        },
      };
    }),
  ];
  return (
    <section aria-labelledby="earlier" className="grid grid-cols-1 gap-1">
      <h3 id="earlier" className="text-lg">
        {texts.before}
      </h3>
      {rows.length === 0 && <p className="text-caption text-ink-soft">{texts.noTrips}</p>}
      <ul className="-mx-3 grid grid-cols-1">
        {rows.map(({ key, name, detail, label, again }) => (
          <li key={key} className="flex min-h-14 items-center gap-3 px-3 py-1.5">
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-semibold">{name}</span>
              <span className="truncate text-caption text-ink-soft">{detail}</span>
            </span>
            <button
              type="button"
              aria-label={label}
              onClick={again}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-control bg-brand-soft px-4 font-semibold text-brand-strong hover:bg-brand-soft/70"
            >
              <RotateCcw aria-hidden="true" className="size-4.5" /> {texts.again}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
