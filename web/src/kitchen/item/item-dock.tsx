import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import { Check, Ellipsis, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isUnsafe } from '#kitchen/day-text.ts';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import { HalfIcon } from '#kitchen/half-icon.tsx';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { LateMoreSheet, LateSomeLeftSheet } from '#kitchen/sheets/late-sheets.ts';
import { TakeQuestion } from '#kitchen/take-question.tsx';
import { type useActs, wordOf } from '#kitchen/use-acts.ts';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface ItemDockProps {
  kitchenId: string;
  item: KitchenItem;
  today: CalendarDate;
  /** Whose it is; null for everybody's. */
  owner: KitchenPerson | null;
  acts: ReturnType<typeof useActs>;
  /** It stands in what is shown beside a list, and not at the bottom of a screen. */
  isBeside?: boolean;
  /** It is going, and one of its buttons has the focus. */
  takeFocus: () => void;
}

/** What is done most, at the bottom of the screen. */
export function ItemDock({
  kitchenId,
  item,
  today,
  owner,
  acts,
  isBeside = false,
  takeFocus,
}: ItemDockProps) {
  const [sheet, setSheet] = useState<'more' | 'some-left' | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isFocusLost = useRef(false);
  const { act, leave } = acts;
  // Beside a list, another row may be the one that is asked about.
  const asked = acts.asked?.item?._id === item._id ? acts.asked : null;
  useFocusHandover(part, takeFocus);
  // The question gives the focus up before the buttons are back.
  useLayoutEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    main.current?.focus({ preventScroll: true });
  });

  const unsafe = isUnsafe(item, today);
  const Icon = unsafe ? Trash2 : Check;
  const finish = (outcome: 'eaten' | 'wasted') => act(item, { kind: 'finishItem', outcome });
  const close = () => setSheet(null);
  const actOnSheet = (what: BareIntent) => {
    close();
    act(item, what);
  };
  return (
    <div
      ref={part}
      className={
        isBeside
          ? ''
          : '-mx-4 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0'
      }
    >
      {asked && owner ? (
        <TakeQuestion
          name={owner.name}
          isDocked
          label={texts.label[wordOf(asked.what)]}
          onLeave={leave}
          onTake={() => act(item, asked.what)}
          onFocusLost={() => {
            isFocusLost.current = true;
          }}
        />
      ) : (
        <div className="flex gap-2">
          <Button
            size="large"
            variant="secondary"
            onClick={() => setSheet('more')}
            aria-label={texts.label.more}
            className="px-3.5!"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
          <Button
            size="large"
            variant="secondary"
            onClick={() => (unsafe ? finish('eaten') : setSheet('some-left'))}
            className={unsafe ? 'px-3! text-sm' : 'min-w-0 flex-1 px-2! text-base'}
          >
            {unsafe ? (
              texts.label.eaten
            ) : (
              <>
                <HalfIcon className="size-5" /> {texts.label.useItem}
              </>
            )}
          </Button>
          <Button
            ref={main}
            size="large"
            variant={unsafe ? 'danger' : 'primary'}
            onClick={() => finish(unsafe ? 'wasted' : 'eaten')}
            className="min-w-0 flex-[1.4] px-2! text-base"
          >
            <Icon aria-hidden="true" className="size-5" /> {texts.label[unsafe ? 'throwAway' : 'eaten']}
          </Button>
        </div>
      )}
      <LateMoreSheet
        kitchenId={kitchenId}
        item={sheet === 'more' ? item : null}
        today={today}
        onClose={close}
        onAct={actOnSheet}
      />
      <LateSomeLeftSheet item={sheet === 'some-left' ? item : null} onClose={close} onAct={actOnSheet} />
    </div>
  );
}
