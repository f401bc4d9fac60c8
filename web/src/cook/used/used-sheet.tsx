import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { usedBy } from '@crisper/domain/cook/used.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dropStep } from '#cook/kept-step.ts';
import { Stepper } from '#cook/stepper.tsx';
import { textOf } from '#cook/words.ts';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { comingDay } from '#kitchen/coming-day.ts';
import { titledIntent } from '#kitchen/foreseen-act.ts';
import { noteDone } from '#kitchen/just-done.ts';
import { planning, unplanning } from '#recipes/use-recipe-acts.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { cookedActs, goodThroughOf } from './cooked.ts';
import { UsedRowLine } from './used-row.tsx';

interface UsedSheetProps {
  open: boolean;
  kitchenId: string;
  offer: DishOffer;
  today: CalendarDate;
  /** As which it was planned. */
  meal: PlannedMeal | undefined;
  onClose: () => void;
}

/** What went into the dish, filled in beforehand. Nothing is done before *Done*. */
export function UsedSheet({ open, onClose, ...rest }: UsedSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.whatUsed} placement="sheet">
      {open && <Asking {...rest} />}
    </Dialog>
  );
}

const PORTIONS_LEFT_MAX = 24;

function Asking({ kitchenId, offer, today, meal }: Omit<UsedSheetProps, 'open' | 'onClose'>) {
  const { dish, portions } = offer;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [rows, setRows] = useState(() => usedBy(offer));
  const [left, setLeft] = useState(0);
  const [isFrozen, setFrozen] = useState(false);

  const cooking = useSaving({
    mutationFn: async () => {
      const acts = cookedActs({ filled: offer, rows, leftover: { portions: left, isFrozen }, today });
      const isPlanned = meal && { onUndo: () => void doInKitchen(client, kitchenId, [planning(meal)]) };
      await doInKitchen(client, kitchenId, [...acts.map(titledIntent), ...(meal ? [unplanning(meal)] : [])]);
      dropStep();
      noteDone(acts.length > 0 || meal ? { what: 'cooked', kitchenId, acts, ...isPlanned } : null);
      await navigate(paths.kitchen(kitchenId));
    },
  });

  return (
    <div className="-mt-3 grid grid-cols-1 gap-4">
      <p className="text-ink-soft wrap-anywhere">{textOf(dish).title}</p>
      {rows.length === 0 && <p>{texts.nothingUsed}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {rows.map((row) => (
          <UsedRowLine
            key={row.item._id}
            row={row}
            onChange={(used) =>
              setRows((before) =>
                before.map((one) =>
                  one.item._id === row.item._id ? { ...one, used, isGuessed: false } : one,
                ),
              )
            }
          />
        ))}
      </ul>
      {rows.length > 0 && (
        <p className="text-caption text-ink-soft">{texts.workedOut({ count: portions })}</p>
      )}
      <div className="grid grid-cols-1 gap-2 rounded-card bg-quiet p-4">
        <div className="flex items-center justify-between gap-3">
          <span className="font-semibold">{texts.portionsLeft}</span>
          <Stepper
            value={left}
            min={0}
            max={PORTIONS_LEFT_MAX}
            labels={{ less: texts.fewerPortions, more: texts.morePortions }}
            onChange={setLeft}
          />
        </div>
        {left > 0 && (
          <div className="flex items-center justify-between gap-3">
            <p role="status" className="text-sm text-ink-soft">
              {isFrozen
                ? texts.toFreezer
                : texts.toFridge({ day: comingDay(goodThroughOf(offer, today), today) })}
            </p>
            <button
              type="button"
              aria-pressed={isFrozen}
              onClick={() => setFrozen(!isFrozen)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold aria-pressed:border-brand aria-pressed:bg-brand-soft"
            >
              <Snowflake aria-hidden="true" className="size-4.5" /> {texts.freeze}
            </button>
          </div>
        )}
      </div>
      <Button size="large" data-autofocus disabled={cooking.busy} onClick={() => cooking.save()}>
        <Check aria-hidden="true" className="size-5" /> {texts.done}
      </Button>
    </div>
  );
}
