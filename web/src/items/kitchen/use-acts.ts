import type { Act } from '@crisper/domain/items/intents/intended.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import { useCallback, useRef, useState } from 'react';
import { newId } from '#http/new-id.ts';
import { useIntentsAnywhere } from './use-intents.ts';

/** What is done, whatever it is done to. */
export type Doing = Act extends infer One ? (One extends Act ? Omit<One, 'id' | 'itemId'> : never) : never;

interface Done {
  /** The event, by which it is taken back. */
  event: string;
  kitchenId: string;
  text: string;
}

/** After these there is less of it, so the person whose it is gets told. */
const takes = ({ kind }: Doing) => kind === 'finishItem' || kind === 'useItem';

/** Whether more is left of it than is meant. */
const isPart = (doing: Doing) => ('part' in doing && doing.part) || ('outcome' in doing && doing.amount);

function doneText(item: KitchenItem, doing: Doing): string {
  const title = isPart(doing) ? texts.partOf(item) : item.title;
  switch (doing.kind) {
    case 'finishItem':
      return texts.done[doing.outcome]({ title });
    case 'moveItem':
      return texts.moved({ title, place: doing.place });
    default:
      return texts.done[doing.kind]({ title });
  }
}

/** Doing things with food in any kitchen, the last of which can be taken back. Taking somebody else's is asked about first. */
export function useActsAnywhere(self: string) {
  const [last, setLast] = useState<Done | null>(null);
  const [asked, setAsked] = useState<{ item: KitchenItem; doing: Doing } | null>(null);
  const underWay = useRef<Done>(null);
  const acting = useIntentsAnywhere({ onDone: () => setLast(underWay.current) });
  const undoing = useIntentsAnywhere({ onDone: () => setLast(null) });
  const onGone = useCallback(() => setLast(null), []);

  const act = (kitchenId: string, item: KitchenItem, doing: Doing) => {
    const isTheirs = takes(doing) && item.belongsTo !== null && item.belongsTo !== self;
    if (isTheirs && asked?.item._id !== item._id) return setAsked({ item, doing });
    setAsked(null);
    const event = newId();
    underWay.current = { event, kitchenId, text: doneText(item, doing) };
    acting.save({ kitchenId, intent: { ...doing, id: event, itemId: item._id } as Act });
  };
  const undo = () => {
    if (!last) return;
    const { kitchenId, event } = last;
    undoing.save({ kitchenId, intent: { id: newId(), kind: 'undo', event } });
  };

  return {
    last,
    asked,
    busy: acting.busy || undoing.busy,
    act,
    undo,
    onGone,
    leave: () => setAsked(null),
  };
}

/** The same in one kitchen. */
export function useActs(kitchenId: string, self: string) {
  const { act, ...acts } = useActsAnywhere(self);
  return { ...acts, act: (item: KitchenItem, doing: Doing) => act(kitchenId, item, doing) };
}
