import * as texts from '@crisper/texts/bring/bring.ts';
import { useState } from 'react';

interface OwnDayProps {
  title: string;
  /** How far in it stands. */
  className: string;
  onDay: (day: string) => void;
}

/** The day of one food, whatever was answered for all. */
export function OwnDay({ title, className, onDay }: OwnDayProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={texts.sayDayOf({ title })}
        className={`-mt-3 min-h-11 justify-self-start text-start text-sm font-semibold text-brand ${className}`}
        onClick={() => setOpen(true)}
      >
        {texts.sayDay}
      </button>
    );
  return (
    <input
      type="date"
      aria-label={texts.sayDayOf({ title })}
      ref={(field) => field?.focus()}
      className={`min-h-11 w-44 justify-self-start rounded-control border border-line-strong bg-surface px-3 ${className}`}
      onChange={({ target }) => onDay(target.value)}
    />
  );
}
