import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { textOf } from '#cook/words.ts';
import { AwakeSwitch } from './awake-switch.tsx';
import { StepTimer } from './step-timer.tsx';
import { StepWords } from './step-words.tsx';
import { stepsOf } from './steps-of.ts';
import type { Timers } from './use-timers.ts';

/** The steps, large enough to be read at an arm's length. A tap on one marks it as done. */
export function DishSteps({ offer, timers }: { offer: DishOffer; timers: Timers }) {
  const steps = stepsOf(offer);
  const { rest } = textOf(offer.dish);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number) =>
    setDone(
      (before) =>
        new Set(before.has(index) ? [...before].filter((one) => one !== index) : [...before, index]),
    );
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="px-1 text-lg">{texts.steps({ count: steps.length })}</h2>
        <AwakeSwitch />
      </div>
      <ol className="grid grid-cols-1 gap-2">
        {steps.map(({ index: step, sentence, parts, minutes }, index) => (
          <li key={sentence}>
            <label className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 text-lg leading-snug shadow-rest has-checked:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-brand">
              <input
                type="checkbox"
                checked={done.has(index)}
                onChange={() => toggle(index)}
                aria-label={texts.stepDone({ number: index + 1 })}
                className="peer sr-only"
              />
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-base font-bold text-brand-strong"
              >
                {done.has(index) ? <Check className="size-4" /> : index + 1}
              </span>
              <span className="peer-checked:line-clamp-1">
                <StepWords parts={parts} />
              </span>
            </label>
            {minutes && (
              <StepTimer
                {...{ minutes }}
                end={timers.endOf(step)}
                onChange={(end) => timers.set(step, end)}
              />
            )}
          </li>
        ))}
      </ol>
      {rest && (
        <p className="px-1 text-ink-soft">
          <b>{texts.theRest}</b> {rest}
        </p>
      )}
    </section>
  );
}
