import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { FoodRow } from '#kitchen/food-row.tsx';
import type { FoodDetailProps } from '#kitchen/food-words.tsx';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { ChoiceRow } from './choice-row.tsx';
import { slideOut } from './row-motion.ts';

/** What rows tell their list. */
export interface RowHandlers {
  onAct: (item: KitchenItem, what: BareIntent) => void;
  onSheet: (of: 'more' | 'some-left', item: KitchenItem) => void;
  onOpen: (item: KitchenItem, event: MouseEvent) => void;
  onChoose: (item: KitchenItem) => void;
  onLeave: () => void;
  onFocusLost: () => void;
}

/** The same functions for as long as the list is there, so that a row is drawn again only when its food changes. */
export function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState<RowHandlers>(() => ({
    onAct: (item, what) => latest.current.onAct(item, what),
    onSheet: (of, item) => latest.current.onSheet(of, item),
    onOpen: (item, event) => latest.current.onOpen(item, event),
    onChoose: (item) => latest.current.onChoose(item),
    onLeave: () => latest.current.onLeave(),
    onFocusLost: () => latest.current.onFocusLost(),
  }));
  return stable;
}

interface ListRowProps extends FoodDetailProps {
  to: string;
  isTall: boolean;
  /** It is shown beside the list. */
  isOpen: boolean;
  asked: BareIntent | null;
  /** Null unless several are being chosen. */
  isChosen: boolean | null;
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  handlers: RowHandlers;
}

/** A row that goes for another reason, long after it was touched, just goes. */
const BECAUSE_OF_TOUCH_MS = 500;

/** Shows the row going if it does so because of what was just done with it. */
function useSlideOut(id: string): () => void {
  const touched = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(
    () => () => {
      if (performance.now() - touched.current > BECAUSE_OF_TOUCH_MS) return;
      const row = document.querySelector<HTMLElement>(`[data-item="${id}"]`);
      if (row) slideOut(row);
    },
    [id],
  );
  return () => {
    touched.current = performance.now();
  };
}

/** One of the up to several hundred rows of a kitchen. */
export const FoodListRow = memo(function FoodListRow(props: ListRowProps) {
  const { to, isTall, isOpen, asked, isChosen, mayTouch, handlers, ...food } = props;
  const { item } = food;
  const touch = useSlideOut(item._id);
  if (isChosen !== null)
    return <ChoiceRow {...food} isChosen={isChosen} onChoose={() => handlers.onChoose(item)} />;
  return (
    <FoodRow
      {...food}
      {...{ to, isTall, isOpen, asked }}
      onOpen={(event) => handlers.onOpen(item, event)}
      onFocusLost={handlers.onFocusLost}
      acts={
        mayTouch
          ? {
              onAct: (what) => {
                touch();
                handlers.onAct(item, what);
              },
              onSomeLeft: () => handlers.onSheet('some-left', item),
              onMore: () => handlers.onSheet('more', item),
              onLeave: handlers.onLeave,
            }
          : undefined
      }
    />
  );
});
