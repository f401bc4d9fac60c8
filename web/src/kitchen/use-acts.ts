import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ownZone } from '#http/own-zone.ts';
import type { Finished } from '#kitchen/listing/list-offer.tsx';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { kitchenDay } from '#session/kitchen/kitchen-zone.ts';
import { type BareIntent, backwards, foreseenAct } from './foreseen-act.ts';
import type { JustDone } from './just-done.ts';
import { placed } from './places.ts';
import { confirmTaking, isConfirmed } from './taking.ts';
import { useActing } from './use-acting.ts';

/** The key of its text in the catalogue. */
export const wordOf = (what: BareIntent) => (what.kind === 'finishItem' ? what.outcome : what.kind);

/** What was done last, and can be taken back. */
interface Done extends Pick<JustDone, 'kitchenId' | 'acts' | 'onUndo'> {
  what: BareIntent | JustDone['what'];
}

/** After these there is less of it, so the person whose it is gets told. */
const takes = ({ kind }: BareIntent) => kind === 'finishItem' || kind === 'useItem';

/** True if only a part of the item is used. */
const isPart = (what: BareIntent) => ('part' in what && what.part) || ('outcome' in what && what.amount);

function doneText({ what, acts }: Done, places: NamedPlace[], self: string): string {
  const [first] = acts;
  if (what === 'added') {
    const count = new Set(acts.map(({ item }) => item._id)).size;
    return texts.putIn({ title: first?.item.title ?? '', count });
  }
  if (what === 'cooked')
    return texts.cooked({ count: acts.filter(({ before }) => before.length > 0).length });
  if (acts.length > 1 || !first) return texts.doneWithMany({ what: wordOf(what), count: acts.length });
  const title = isPart(what) ? texts.partOf(first.item) : first.item.title;
  switch (what.kind) {
    case 'finishItem':
      return texts.done[what.outcome]({ title });
    case 'giveItem':
      return texts.given({
        title,
        to: what.to === null ? 'everybody' : what.to === self ? 'you' : 'another',
      });
    case 'moveItem':
      return texts.moved({ title, place: placed(what.place, places) });
    case 'offerItem':
      return texts.offered({ title, free: what.free });
    default:
      return texts.done[what.kind]({ title });
  }
}

/** What is gone now. */
function finishedBy({ what, acts }: Done): Finished[] {
  if (what === 'added' || (what !== 'cooked' && !takes(what))) return [];
  return acts
    .filter(({ after }) => after.length === 0)
    .map(({ intent, item: { title, category } }) => ({ event: intent.id, title, category }));
}

/** One after the other, several meals are one thing to take back; what happens to the same food again is not. */
function isContinued(done: Done, { kitchenId, what, acts }: Done): boolean {
  if (typeof what === 'string' || typeof done.what === 'string') return false;
  if (what.kind !== 'finishItem' || wordOf(done.what) !== wordOf(what)) return false;
  const ids = new Set(done.acts.map(({ item }) => item._id));
  return done.kitchenId === kitchenId && !acts.some(({ item }) => ids.has(item._id));
}

interface Asked {
  items: KitchenItem[];
  what: BareIntent;
}

/**
 * Doing things with food in any kitchen, the last of which can be taken back. Taking another person's is asked about once
 * a day; doing it again is the answer.
 */
export function useActsAnywhere(self: string, before: JustDone | null = null) {
  const client = useQueryClient();
  const [last, setLast] = useState<Done | null>(before);
  const [asked, setAsked] = useState<Asked | null>(null);
  const onFailed = useCallback((events: ReadonlySet<string>) => {
    setLast((done) => {
      const acts = done?.acts.filter(({ intent }) => !events.has(intent.id)) ?? [];
      return done && acts.length > 0 ? { ...done, acts } : null;
    });
  }, []);
  const take = useActing(onFailed);
  const onGone = useCallback(() => setLast(null), []);

  /** Whether the person has to be asked first. */
  const ask = (items: KitchenItem[], what: BareIntent): boolean => {
    // The person's day: the answer is about them, and counts in all their kitchens.
    const today = dateAt(new Date(), ownZone());
    const owners = takes(what) ? items.flatMap(({ belongsTo }) => belongsTo ?? []) : [];
    const isAnswer = asked && items.every(({ _id }) => asked.items.some((item) => item._id === _id));
    if (isAnswer) confirmTaking({ self, owners, today });
    if (isAnswer || isConfirmed({ self, owners, today })) return false;
    setAsked({ items, what });
    return true;
  };
  const actOnAll = (kitchenId: string, items: KitchenItem[], what: BareIntent): boolean => {
    if (ask(items, what)) return false;
    const day = kitchenDay(client, kitchenId);
    const acts = items.map((item) => foreseenAct(item, what, day));
    const now: Done = { kitchenId, what, acts };
    setAsked(null);
    setLast((done) => (done && isContinued(done, now) ? { ...now, acts: [...done.acts, ...acts] } : now));
    take({ kitchenId, acts });
    return true;
  };

  return {
    last: last && {
      kitchenId: last.kitchenId,
      finished: finishedBy(last),
      event: last.acts.at(-1)?.intent.id ?? '',
      text: doneText(last, client.getQueryData(kitchenQuery(last.kitchenId).queryKey)?.places ?? [], self),
      title: last.acts[0]?.item.title ?? '',
      items: last.acts.map(({ item }) => item),
    },
    asked: asked && { ...asked, item: asked.items[0] },
    act: (kitchenId: string, item: KitchenItem, what: BareIntent) => actOnAll(kitchenId, [item], what),
    /** False if it is asked about first. */
    actOnAll,
    leave: () => setAsked(null),
    undo: () => {
      if (last) take({ kitchenId: last.kitchenId, acts: last.acts.toReversed().map(backwards) });
      last?.onUndo?.();
      setLast(null);
    },
    onGone,
  };
}

/** The same in one kitchen. */
export function useActs(kitchenId: string, self: string, before: JustDone | null = null) {
  const { act, actOnAll, ...acts } = useActsAnywhere(self, before);
  return {
    ...acts,
    act: (item: KitchenItem, what: BareIntent) => act(kitchenId, item, what),
    actOnAll: (items: KitchenItem[], what: BareIntent) => actOnAll(kitchenId, items, what),
  };
}
