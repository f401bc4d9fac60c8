import * as texts from '@crisper/texts/cook/cook.ts';
import { Timer, X } from 'lucide-react';
import type { ShownStep } from './steps-of.ts';
import { clock, useSecondsUntil } from './time-left.ts';
import type { Timers } from './use-timers.ts';

interface OtherTimersProps {
  steps: readonly ShownStep[];
  /** The place of the step that is shown; it shows how long it runs itself. */
  at: number;
  timers: Timers;
  onGo: (place: number) => void;
  /** What was tapped goes away. */
  takeFocus: () => void;
}

/** The times of all steps, whichever is shown: those that run on, and those that are over. */
export function OtherTimers({ steps, at, timers, onGo, takeFocus }: OtherTimersProps) {
  const left = useSecondsUntil(steps.map(({ index }) => timers.endOf(index)));
  const timed = steps.map(({ index, minutes }, place) => ({
    ...{ index, place, number: place + 1, minutes: minutes ?? 0 },
    left: left[place] ?? null,
  }));
  return (
    <div className="grid grid-cols-1 gap-2">
      {timed.map(
        ({ index, place, number, left }) =>
          left !== null &&
          left > 0 &&
          place !== at && (
            <button
              key={index}
              type="button"
              onClick={() => {
                takeFocus();
                onGo(place);
              }}
              className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-control bg-brand-soft px-5 font-semibold text-brand-strong tabular-nums"
            >
              <Timer aria-hidden="true" className="size-5" />
              {texts.stepRunsOn({ number, left: clock(left) })}
            </button>
          ),
      )}
      <div role="alert" className="grid grid-cols-1 gap-2">
        {timed.map(
          ({ index, number, minutes, left }) =>
            left === 0 && (
              <p
                key={index}
                className="flex items-center justify-between gap-3 rounded-control bg-soon-soft py-1.5 ps-4 text-xl font-semibold text-soon"
              >
                {texts.stepIsUp({ number, minutes })}
                <button
                  type="button"
                  onClick={() => {
                    takeFocus();
                    timers.set(index, null);
                  }}
                  aria-label={texts.timeSeen({ number })}
                  className="grid size-12 shrink-0 place-items-center"
                >
                  <X aria-hidden="true" className="size-5" />
                </button>
              </p>
            ),
        )}
      </div>
    </div>
  );
}
