import { Minus, Plus } from 'lucide-react';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  labels: { less: string; more: string };
  onChange: (value: number) => void;
}

const button = 'grid size-12 place-items-center disabled:opacity-40';

/** A number with a button at each side. */
export const Stepper = ({ value, min, max, labels, onChange }: StepperProps) => (
  <div className="flex items-center rounded-control border border-line-strong bg-surface">
    <button
      type="button"
      disabled={value <= min}
      onClick={() => onChange(value - 1)}
      aria-label={labels.less}
      className={button}
    >
      <Minus aria-hidden="true" className="size-5" />
    </button>
    <output className="min-w-8 text-center text-lg font-bold tabular-nums">{value}</output>
    <button
      type="button"
      disabled={value >= max}
      onClick={() => onChange(value + 1)}
      aria-label={labels.more}
      className={button}
    >
      <Plus aria-hidden="true" className="size-5" />
    </button>
  </div>
);
