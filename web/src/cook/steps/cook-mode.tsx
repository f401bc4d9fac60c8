import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepStep, keptStep } from '#cook/kept-step.ts';
import { slotAmount } from '#cook/slot-amount.ts';
import { textOf, wordsOf } from '#cook/words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { canStayAwake, useAwake } from '#ui/screen/use-awake.ts';
import { OtherTimers } from './other-timers.tsx';
import { StepTimer } from './step-timer.tsx';
import { StepWords } from './step-words.tsx';
import { stepsOf } from './steps-of.ts';
import type { Timers } from './use-timers.ts';

interface CookModeProps {
  open: boolean;
  offer: DishOffer;
  today: CalendarDate;
  timers: Timers;
  onClose: () => void;
  onCooked: () => void;
}

/** One step at a time, to be read from where the pan is. It is where it was when it is opened again. */
export function CookMode({ open, offer, today, timers, onClose, onCooked }: CookModeProps) {
  const { slug } = offer.dish;
  const [chosen, setChosen] = useState(() => keptStep(slug, today));
  const next = useRef<HTMLButtonElement>(null);
  useAwake(open);
  const steps = stepsOf(offer);
  const last = steps.length - 1;
  const at = Math.min(chosen, last);
  const show = (step: number) => {
    keepStep(slug, today, step);
    setChosen(step);
  };
  const go = (by: number) => show(Math.min(last, Math.max(0, at + by)));
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight' || (key === ' ' && !(target instanceof HTMLButtonElement))) go(1);
  });
  useEffect(() => {
    if (!open) return;
    const keys = new AbortController();
    addEventListener('keydown', onKey, { signal: keys.signal });
    return () => keys.abort();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={textOf(offer.dish).title} placement="wide">
      <div className="grid min-h-[calc(100dvh-7.5rem)] grid-rows-[auto_1fr_auto] gap-5 md:min-h-[60dvh]">
        <div className="grid grid-cols-1 gap-2">
          <p role="status" className="text-ink-soft">
            {texts.stepOf({ number: at + 1, count: steps.length })}
            {canStayAwake && ` · ${texts.staysOn}`}
          </p>
          <OtherTimers
            {...{ steps, at, timers }}
            onGo={show}
            takeFocus={() => next.current?.focus({ preventScroll: true })}
          />
        </div>
        {steps.map(({ index: step, sentence, parts, minutes, slots }, index) => (
          <div key={sentence} hidden={index !== at} className="grid content-start gap-5 overflow-y-auto">
            <p className="font-display text-[2rem] leading-[1.28] font-medium wrap-anywhere">
              <StepWords parts={parts} />
            </p>
            <Needed offer={offer} slots={slots} />
            {minutes && (
              <StepTimer
                {...{ minutes }}
                isToldElsewhere
                end={timers.endOf(step)}
                onChange={(end) => timers.set(step, end)}
              />
            )}
          </div>
        ))}
        <div className="flex gap-3">
          <Button
            variant="secondary"
            disabled={at === 0}
            onClick={() => go(-1)}
            aria-label={texts.stepBefore}
            className="min-h-19! px-7!"
          >
            <ArrowLeft aria-hidden="true" className="size-7" />
          </Button>
          <Button
            ref={next}
            data-autofocus
            onClick={() => (at === last ? onCooked() : go(1))}
            className="min-h-19! flex-1 text-xl"
          >
            {at === last ? (
              <>
                <Check aria-hidden="true" className="size-6" /> {texts.cookedIt}
              </>
            ) : (
              <>
                {texts.nextStep} <ArrowRight aria-hidden="true" className="size-6" />
              </>
            )}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** How much a step needs of what. */
function Needed({ offer, slots }: { offer: DishOffer; slots: readonly string[] }) {
  const words = wordsOf(offer);
  const needed = offer.slots.filter((filled) => slots.includes(filled.slot.id) && filled.amount !== null);
  return (
    <ul className="grid gap-1 text-[1.375rem] empty:hidden">
      {needed.map((filled) => (
        <li key={filled.slot.id} className="wrap-anywhere">
          <b>{slotAmount(filled)}</b> {words[filled.slot.id]}
        </li>
      ))}
    </ul>
  );
}
