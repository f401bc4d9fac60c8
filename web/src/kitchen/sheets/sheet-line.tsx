import type { ReactNode } from 'react';

interface SheetLineProps {
  icon: ReactNode;
  label: string;
  hint?: string;
  disabled?: boolean;
  /** Gets the focus when the sheet opens. */
  isFirst?: boolean;
  /** Without it, it has been done. */
  onClick?: () => void;
  /** More exact ways to do the same. */
  chips?: ReactNode;
}

/** One of the things that a sheet offers to do. */
export function SheetLine({ icon, label, hint, disabled, isFirst, onClick, chips }: SheetLineProps) {
  return (
    <li>
      <button
        type="button"
        data-autofocus={isFirst || undefined}
        disabled={disabled || !onClick}
        onClick={onClick}
        className="flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-1.5 text-start hover:bg-quiet disabled:opacity-55 disabled:hover:bg-transparent"
      >
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-control bg-quiet [&>svg]:size-5.5"
        >
          {icon}
        </span>
        <span className="grid">
          <span className="font-semibold">{label}</span>
          {hint && <span className="text-caption text-ink-soft">{hint}</span>}
        </span>
      </button>
      {chips && <div className="flex gap-2 overflow-x-auto px-3 pb-2 ps-16">{chips}</div>}
    </li>
  );
}

interface SheetChipProps {
  /** Undefined for one that is not a choice among others. */
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const SheetChip = ({ isCurrent, onClick, children }: SheetChipProps) => (
  <button
    type="button"
    aria-pressed={isCurrent}
    onClick={onClick}
    className="min-h-11 shrink-0 rounded-full border border-line-strong px-4 text-sm font-semibold hover:border-brand hover:text-brand disabled:opacity-55 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
  >
    {children}
  </button>
);
