import * as texts from '@crisper/texts/cook/cook.ts';
import { Clock, CookingPot, Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CookFilters, QUICK_MINUTES } from './filters.ts';

interface ChipProps {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

const Chip = ({ isOn, onToggle, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onToggle}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong [&>svg]:size-4.5"
  >
    {children}
  </button>
);

interface FilterChipsProps {
  filters: CookFilters;
  onChange: (filters: CookFilters) => void;
}

/** Which dishes a person wants to see. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { isQuick, isOnePot, diet } = filters;
  const toggled = (one: 'vegetarian' | 'vegan') => ({ ...filters, diet: diet === one ? null : one });
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.filters}</legend>
      <Chip isOn={isQuick} onToggle={() => onChange({ ...filters, isQuick: !isQuick })}>
        <Clock aria-hidden="true" /> {texts.quick({ minutes: QUICK_MINUTES })}
      </Chip>
      <Chip isOn={isOnePot} onToggle={() => onChange({ ...filters, isOnePot: !isOnePot })}>
        <CookingPot aria-hidden="true" /> {texts.onePot}
      </Chip>
      <Chip isOn={diet === 'vegetarian'} onToggle={() => onChange(toggled('vegetarian'))}>
        <Leaf aria-hidden="true" /> {texts.diet.vegetarian}
      </Chip>
      <Chip isOn={diet === 'vegan'} onToggle={() => onChange(toggled('vegan'))}>
        {texts.diet.vegan}
      </Chip>
    </fieldset>
  );
}
