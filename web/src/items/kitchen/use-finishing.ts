import type { Item } from '@crisper/domain/items/item.ts';
import { useCallback, useRef, useState } from 'react';
import { newId } from '#http/new-id.ts';
import type { Outcome } from './food-row.tsx';
import { useIntents } from './use-intents.ts';

interface Finished {
  /** The event, by which it is taken back. */
  event: string;
  title: string;
  outcome: Outcome;
}

/** Finishing things, the last of which can be taken back. What is somebody else's is asked about first. */
export function useFinishing(kitchenId: string, self: string) {
  const [last, setLast] = useState<Finished | null>(null);
  const [asked, setAsked] = useState<{ item: Item; outcome: Outcome } | null>(null);
  const underWay = useRef<Finished>(null);
  const finishing = useIntents(kitchenId, { onDone: () => setLast(underWay.current) });
  const undoing = useIntents(kitchenId, { onDone: () => setLast(null) });
  const onGone = useCallback(() => setLast(null), []);

  const finish = (item: Item, outcome: Outcome) => {
    const isTheirs = item.belongsTo !== null && item.belongsTo !== self;
    if (isTheirs && asked?.item._id !== item._id) return setAsked({ item, outcome });
    setAsked(null);
    const event = newId();
    underWay.current = { event, title: item.title, outcome };
    finishing.save({ id: event, kind: 'finishItem', itemId: item._id, outcome });
  };
  const undo = () => {
    if (last) undoing.save({ id: newId(), kind: 'undo', event: last.event });
  };

  return {
    last,
    asked,
    busy: finishing.busy || undoing.busy,
    finish,
    undo,
    onGone,
    leave: () => setAsked(null),
  };
}
