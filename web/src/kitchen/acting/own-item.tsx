import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToday } from '#items/today.ts';
import { ItemDock } from '#kitchen/item/item-dock.tsx';
import { kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';
import { UndoBar } from '#kitchen/undo-bar.tsx';
import { useActs } from '#kitchen/use-acts.ts';
import { FreeToTakeCard } from './free-to-take-card.tsx';

interface OwnItemProps {
  itemId: string;
  /** The account of its owner, who is signed in. */
  self: string;
}

/** What the owner of food in the public fridge can do with it, at the end of its page and at the bottom of the screen. */
export default function OwnItem({ itemId, self }: OwnItemProps) {
  const today = useToday();
  const { data: item } = useQuery(kitchenItemQuery({ kitchenId: PUBLIC_FRIDGE_ID, itemId }));
  const acts = useActs(PUBLIC_FRIDGE_ID, self);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { last } = acts;
  const event = last?.event;
  useEffect(() => {
    if (event) undoButton.current?.focus({ preventScroll: true });
  }, [event]);
  const takeFocus = () => document.getElementById('content')?.focus({ preventScroll: true });
  return (
    <>
      {item && (
        <div className="wrap pb-10 md:pb-14">
          <FreeToTakeCard
            isFree={item.free === true}
            onOffer={(free) => acts.act(item, { kind: 'offerItem', free })}
          />
        </div>
      )}
      <div data-bottom-bars className="sticky bottom-0 z-20">
        {last && (
          <div className="wrap pb-3">
            <UndoBar
              key={event}
              ref={undoButton}
              text={last.text}
              title={last.title}
              onUndo={acts.undo}
              onGone={acts.onGone}
              takeFocus={takeFocus}
            />
          </div>
        )}
        {item && (
          <div className="border-t border-line bg-canvas">
            <div className="wrap max-w-3xl *:border-0">
              <ItemDock kitchenId={PUBLIC_FRIDGE_ID} {...{ item, today, acts, takeFocus }} owner={null} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
