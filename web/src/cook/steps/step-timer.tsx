import * as texts from '@crisper/texts/cook/cook.ts';
import { Timer, TimerOff } from 'lucide-react';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const BUZZ_MS = [300, 200, 300, 200, 300];

const clock = (seconds: number) =>
  `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;

/** The seconds until then, once a second; null while nothing runs. */
function useSecondsUntil(end: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (end === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  return end === null ? null : Math.max(0, Math.ceil((end - Math.min(now, end)) / SECOND_MS));
}

interface StepTimerProps {
  minutes: number;
  /** When it is over; null while it does not run. */
  end: number | null;
  onChange: (end: number | null) => void;
}

/** Counts the minutes for which a step runs by itself. */
export function StepTimer({ minutes, end, onChange }: StepTimerProps) {
  const left = useSecondsUntil(end);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) navigator.vibrate?.(BUZZ_MS);
  }, [isOver]);
  const isRunning = left !== null && !isOver;
  const Icon = isRunning ? TimerOff : Timer;
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 pt-2">
      <button
        type="button"
        onClick={() => onChange(isRunning ? null : Date.now() + minutes * MINUTE_SECONDS * SECOND_MS)}
        className="inline-flex min-h-12 items-center gap-2 rounded-control bg-brand-soft px-5 font-semibold text-brand-strong tabular-nums"
      >
        <Icon aria-hidden="true" className="size-5" />
        {isRunning ? texts.stopTimer({ left: clock(left) }) : texts.startTimer({ minutes })}
      </button>
      <p role="alert" className="font-semibold text-orange">
        {isOver && texts.timeIsUp({ minutes })}
      </p>
    </div>
  );
}
