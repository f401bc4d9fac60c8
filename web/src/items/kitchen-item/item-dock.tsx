import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { KitchenPerson } from '#items/kitchen/kitchen-person.ts';
import { TakeQuestion } from '#items/kitchen/take-question.tsx';
import type { useFinishing } from '#items/kitchen/use-finishing.ts';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface ItemDockProps {
  item: Item;
  /** Whose it is; null for everybody's. */
  owner: KitchenPerson | null;
  finishing: ReturnType<typeof useFinishing>;
  /** It is going, and one of its buttons has the focus. */
  takeFocus: () => void;
}

/** What is done most, at the bottom of the screen. */
export function ItemDock({ item, owner, finishing, takeFocus }: ItemDockProps) {
  const part = useRef<HTMLDivElement>(null);
  const eat = useRef<HTMLButtonElement>(null);
  const isFocusLost = useRef(false);
  const { asked, busy, finish, leave } = finishing;
  useFocusHandover(part, takeFocus);
  // The question gives the focus up before the buttons are back.
  useLayoutEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    eat.current?.focus({ preventScroll: true });
  });

  return (
    <div
      ref={part}
      data-bottom-bars
      className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0"
    >
      {asked && owner ? (
        <TakeQuestion
          name={owner.name}
          isDocked
          label={texts.outcome[asked.outcome]}
          onLeave={leave}
          onTake={() => finish(item, asked.outcome)}
          onFocusLost={() => {
            isFocusLost.current = true;
          }}
        />
      ) : (
        <div className="flex gap-2">
          <Button
            size="large"
            variant="secondary"
            disabled={busy}
            onClick={() => finish(item, 'wasted')}
            className="flex-1 px-3 text-base"
          >
            <Trash2 aria-hidden="true" className="size-5" /> {texts.outcome.wasted}
          </Button>
          <Button
            ref={eat}
            size="large"
            disabled={busy}
            onClick={() => finish(item, 'eaten')}
            className="flex-[1.4] px-3 text-base"
          >
            <Check aria-hidden="true" className="size-5" /> {texts.outcome.eaten}
          </Button>
        </div>
      )}
    </div>
  );
}
