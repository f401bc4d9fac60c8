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
import type { JustDone } from './just-done.ts';
import { placed } from './places.ts';
import { backwards, type Doing, stepOf } from './steps.ts';
import { confirmTaking, isConfirmed } from './taking.ts';
import { useSteps } from './use-steps.ts';

/** By which its words are found. */
export const wordOf = (doing: Doing) => (doing.kind === 'finishItem' ? doing.outcome : doing.kind);

/** What was done last, and can be taken back. */
interface Done extends Pick<JustDone, 'kitchenId' | 'steps' | 'onUndo'> {
  doing: Doing | JustDone['doing'];
}

/** After these there is less of it, so the person whose it is gets told. */
const takes = ({ kind }: Doing) => kind === 'finishItem' || kind === 'useItem';

/** Whether more is left of it than is meant. */
const isPart = (doing: Doing) => ('part' in doing && doing.part) || ('outcome' in doing && doing.amount);

function doneText({ doing, steps }: Done, places: NamedPlace[], self: string): string {
  const [first] = steps;
  if (doing === 'added') {
    const count = new Set(steps.map(({ item }) => item._id)).size;
    return texts.putIn({ title: first?.item.title ?? '', count });
  }
  if (doing === 'cooked')
    return texts.cooked({ count: steps.filter(({ before }) => before.length > 0).length });
  if (steps.length > 1 || !first) return texts.doneWithMany({ what: wordOf(doing), count: steps.length });
  const title = isPart(doing) ? texts.partOf(first.item) : first.item.title;
  switch (doing.kind) {
    case 'finishItem':
      return texts.done[doing.outcome]({ title });
    case 'giveItem':
      return texts.given({
        title,
        to: doing.to === null ? 'everybody' : doing.to === self ? 'you' : 'another',
      });
    case 'moveItem':
      return texts.moved({ title, place: placed(doing.place, places) });
    case 'offerItem':
      return texts.offered({ title, free: doing.free });
    default:
      return texts.done[doing.kind]({ title });
  }
}

/** What is gone now. */
function finishedBy({ doing, steps }: Done): Finished[] {
  if (doing === 'added' || (doing !== 'cooked' && !takes(doing))) return [];
  return steps
    .filter(({ after }) => after.length === 0)
    .map(({ intent, item: { title, category } }) => ({ event: intent.id, title, category }));
}

/** One after the other, several meals are one thing to take back; what happens to the same food again is not. */
function isContinued(done: Done, { kitchenId, doing, steps }: Done): boolean {
  if (typeof doing === 'string' || typeof done.doing === 'string') return false;
  if (doing.kind !== 'finishItem' || wordOf(done.doing) !== wordOf(doing)) return false;
  const ids = new Set(done.steps.map(({ item }) => item._id));
  return done.kitchenId === kitchenId && !steps.some(({ item }) => ids.has(item._id));
}

interface Asked {
  items: KitchenItem[];
  doing: Doing;
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
      const steps = done?.steps.filter(({ intent }) => !events.has(intent.id)) ?? [];
      return done && steps.length > 0 ? { ...done, steps } : null;
    });
  }, []);
  const take = useSteps(onFailed);
  const onGone = useCallback(() => setLast(null), []);

  /** Whether the person has to be asked first. */
  const ask = (items: KitchenItem[], doing: Doing): boolean => {
    // The person's day: the answer is about them, and counts in all their kitchens.
    const today = dateAt(new Date(), ownZone());
    const owners = takes(doing) ? items.flatMap(({ belongsTo }) => belongsTo ?? []) : [];
    const isAnswer = asked && items.every(({ _id }) => asked.items.some((item) => item._id === _id));
    if (isAnswer) confirmTaking({ self, owners, today });
    if (isAnswer || isConfirmed({ self, owners, today })) return false;
    setAsked({ items, doing });
    return true;
  };
  const actOnAll = (kitchenId: string, items: KitchenItem[], doing: Doing): boolean => {
    if (ask(items, doing)) return false;
    const day = kitchenDay(client, kitchenId);
    const steps = items.map((item) => stepOf(item, doing, day));
    const now: Done = { kitchenId, doing, steps };
    setAsked(null);
    setLast((done) => (done && isContinued(done, now) ? { ...now, steps: [...done.steps, ...steps] } : now));
    take({ kitchenId, steps });
    return true;
  };

  return {
    last: last && {
      kitchenId: last.kitchenId,
      finished: finishedBy(last),
      event: last.steps.at(-1)?.intent.id ?? '',
      text: doneText(last, client.getQueryData(kitchenQuery(last.kitchenId).queryKey)?.places ?? [], self),
      title: last.steps[0]?.item.title ?? '',
      items: last.steps.map(({ item }) => item),
    },
    asked: asked && { ...asked, item: asked.items[0] },
    act: (kitchenId: string, item: KitchenItem, doing: Doing) => actOnAll(kitchenId, [item], doing),
    /** False if it is asked about first. */
    actOnAll,
    leave: () => setAsked(null),
    undo: () => {
      if (last) take({ kitchenId: last.kitchenId, steps: last.steps.toReversed().map(backwards) });
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
    act: (item: KitchenItem, doing: Doing) => act(kitchenId, item, doing),
    actOnAll: (items: KitchenItem[], doing: Doing) => actOnAll(kitchenId, items, doing),
  };
}
