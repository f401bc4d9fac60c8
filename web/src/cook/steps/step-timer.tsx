import * as texts from '@crisper/texts/cook/cook.ts';
import { Timer, TimerOff } from 'lucide-react';
import { clock, MINUTE_MS, useSecondsUntil } from './time-left.ts';

interface StepTimerProps {
  minutes: number;
  /** When it is over; null while it does not run. */
  end: number | null;
  onChange: (end: number | null) => void;
  /** It is told elsewhere that the time is over. */
  isToldElsewhere?: boolean;
}

/** Counts the minutes for which a step runs by itself. */
export function StepTimer({ minutes, end, onChange, isToldElsewhere = false }: StepTimerProps) {
  const [left = null] = useSecondsUntil([end]);
  const isRunning = left !== null && left > 0;
  const Icon = isRunning ? TimerOff : Timer;
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 pt-2">
      <button
        type="button"
        onClick={() => onChange(isRunning ? null : Date.now() + minutes * MINUTE_MS)}
        className="inline-flex min-h-12 items-center gap-2 rounded-control bg-brand-soft px-5 font-semibold text-brand-strong tabular-nums"
      >
        <Icon aria-hidden="true" className="size-5" />
        {isRunning ? texts.stopTimer({ left: clock(left) }) : texts.startTimer({ minutes })}
      </button>
      {!isToldElsewhere && (
        <p role="alert" className="font-semibold text-orange">
          {left === 0 && texts.timeIsUp({ minutes })}
        </p>
      )}
    </div>
  );
}
