import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { kitchenItemQuery } from '#items/kitchen/kitchen-item-query.ts';
import { MoreSheet, SomeLeftSheet } from '#items/kitchen/sheets/late-sheets.ts';
import type { Doing } from '#items/kitchen/steps.ts';
import { UndoBar } from '#items/kitchen/undo-bar.tsx';
import { useActsAnywhere } from '#items/kitchen/use-acts.ts';
import { useToday } from '#items/today.ts';
import { tellError } from '#ui/toasts/tell-error.ts';
import { type Ask, answerAsks } from './asking.ts';

interface ActsHostProps {
  /** The account of the person who is signed in. */
  self: string;
  /** The bar is going, and has the focus. */
  takeFocus: () => void;
}

interface Sheet {
  of: 'more' | 'some-left';
  kitchenId: KitchenId;
  item: KitchenItem;
}

/** Does what the cards and rows of a page ask for; its sheets and its bar are for all of them. */
export default function ActsHost({ self, takeFocus }: ActsHostProps) {
  const client = useQueryClient();
  const today = useToday();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { last, act, undo, onGone } = useActsAnywhere(self);
  const event = last?.event;

  const answer = useEffectEvent(async ({ kitchenId, itemId, what }: Ask) => {
    const item = await client.fetchQuery(kitchenItemQuery({ kitchenId, itemId }));
    if (!item) throw new Error(errorText.item_not_found);
    if (what === 'eaten') act(kitchenId, item, { kind: 'finishItem', outcome: 'eaten' });
    else setSheet({ of: what, kitchenId, item });
  });
  useEffect(() => answerAsks((ask) => void answer(ask).catch(tellError)), []);
  // What was pressed may be gone. Without scrolling, because the page must stay where it is.
  useEffect(() => {
    if (event) undoButton.current?.focus({ preventScroll: true });
  }, [event]);

  const close = () => setSheet(null);
  const actOnSheet = (doing: Doing) => {
    close();
    if (sheet) act(sheet.kitchenId, sheet.item, doing);
  };
  const itemOf = (of: Sheet['of']) => (sheet?.of === of ? sheet.item : null);
  return (
    <>
      <MoreSheet
        kitchenId={sheet?.kitchenId ?? ''}
        item={itemOf('more')}
        today={today}
        onClose={close}
        onAct={actOnSheet}
      />
      <SomeLeftSheet item={itemOf('some-left')} onClose={close} onAct={actOnSheet} />
      <div
        data-bottom-bars
        className="pointer-events-none fixed inset-x-4 above-bar z-30 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden *:pointer-events-auto"
      >
        {last && (
          <UndoBar
            key={event}
            ref={undoButton}
            text={last.text}
            onUndo={undo}
            onGone={onGone}
            takeFocus={takeFocus}
          />
        )}
      </div>
    </>
  );
}
