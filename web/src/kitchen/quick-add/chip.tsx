import type { Certainty } from '@crisper/domain/line/line-food.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import type { ReactNode, Ref } from 'react';

const looks: Record<Certainty, string> = {
  said: 'border-transparent bg-brand-soft text-brand-strong',
  guessed: 'border-dashed border-line-strong',
  doubtful: 'border-dashed border-soon bg-soon-soft text-soon',
};

interface ChipProps {
  /** What it says, for those who do not see where it stands. */
  label: string;
  certainty: Certainty;
  isOpen: boolean;
  /** The choices that it opens. */
  controls: string;
  onClick: () => void;
  children: ReactNode;
  ref: Ref<HTMLButtonElement> | undefined;
}

/** One part of a food. Dashed is guessed, solid is said; a tap opens its choices. */
export const Chip = ({ label, certainty, isOpen, controls, onClick, children, ref }: ChipProps) => (
  <button
    ref={ref}
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onClick}
    className={`relative flex min-h-9 max-w-full min-w-9 items-center justify-center gap-1.5 rounded-full border px-3 text-sm font-semibold before:absolute before:-inset-y-1 before:inset-x-0 ${looks[certainty]} aria-expanded:ring-2 aria-expanded:ring-brand`}
  >
    <span className="sr-only">{label}</span> {children}
    {certainty !== 'said' && <span className="sr-only">{texts.certainty[certainty]}</span>}
  </button>
);
