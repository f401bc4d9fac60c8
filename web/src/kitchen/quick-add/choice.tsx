import type { ReactNode } from 'react';

interface ChoiceProps {
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of the choices that a chip opens. */
export const Choice = ({ isCurrent = false, onClick, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isCurrent}
    onClick={onClick}
    className="min-h-11 max-w-full rounded-full border border-line-strong px-4 text-sm font-semibold wrap-anywhere transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
  >
    {children}
  </button>
);
