import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Ref } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { LateMoreSheet, LateSomeLeftSheet } from '#kitchen/sheets/late-sheets.ts';
import { UndoBar } from '#kitchen/undo-bar.tsx';
import type { useActsAnywhere } from '#kitchen/use-acts.ts';

/** The sheet that is open, and about which food. */
export interface ActSheet {
  of: 'more' | 'some-left';
  kitchenId: KitchenId;
  item: KitchenItem;
}

interface ActsDockProps {
  sheet: ActSheet | null;
  acts: Pick<ReturnType<typeof useActsAnywhere>, 'last' | 'act' | 'undo' | 'onGone'>;
  undoButton: Ref<HTMLButtonElement>;
  onClose: () => void;
  /** The bar is going, and has the focus. */
  takeFocus: () => void;
}

/** The sheets of food from any kitchen, and the bar that takes the last act back. */
export function ActsDock({ sheet, acts, undoButton, onClose, takeFocus }: ActsDockProps) {
  const { last, act, undo, onGone } = acts;
  const today = useKitchenDay(sheet?.kitchenId ?? PUBLIC_FRIDGE_ID);
  const actOnSheet = (what: BareIntent) => {
    onClose();
    if (sheet) act(sheet.kitchenId, sheet.item, what);
  };
  const itemOf = (of: ActSheet['of']) => (sheet?.of === of ? sheet.item : null);
  return (
    <>
      <LateMoreSheet
        kitchenId={sheet?.kitchenId ?? ''}
        item={itemOf('more')}
        today={today}
        onClose={onClose}
        onAct={actOnSheet}
      />
      <LateSomeLeftSheet item={itemOf('some-left')} onClose={onClose} onAct={actOnSheet} />
      <div
        data-bottom-bars
        className="pointer-events-none fixed inset-x-4 above-bar z-30 pb-[max(1rem,env(safe-area-inset-bottom))] empty:hidden *:pointer-events-auto"
      >
        {last && (
          <UndoBar
            key={last.event}
            ref={undoButton}
            text={last.text}
            title={last.title}
            ranOut={last}
            onUndo={undo}
            onGone={onGone}
            takeFocus={takeFocus}
          />
        )}
      </div>
    </>
  );
}
