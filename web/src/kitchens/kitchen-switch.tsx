import * as texts from '@crisper/texts/kitchens/switch.ts';
import { ChevronDown, Refrigerator } from 'lucide-react';
import { CHOICES } from './subject.ts';
import { useLiveKitchens } from './use-live-kitchens.ts';

export interface KitchenSwitchProps {
  kitchens: readonly { id: string; name: string }[];
  /** Whether the page can speak of all of them together, and of everyone's food in the public fridge. */
  canShowAll: boolean;
  canShowEveryones: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Chooses what the page speaks of. A phone shows the choices its own way, near the thumb. */
export default function KitchenSwitch(props: KitchenSwitchProps) {
  const { kitchens, canShowAll, canShowEveryones, value, onChange } = props;
  useLiveKitchens();
  const choices = [
    ...kitchens.map(({ id, name }) => [id, name]),
    ...(canShowAll && kitchens.length > 1 ? [[CHOICES.all, texts.all]] : []),
    [CHOICES.fridge, texts.publicFridge],
    ...(canShowEveryones ? [[CHOICES.fridgeMine, texts.publicFridgeMine]] : []),
  ];
  return (
    <label className="relative flex min-h-12 w-full min-w-0 items-center rounded-card border border-line-strong bg-surface shadow-rest transition-colors hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:w-fit sm:max-w-sm">
      <Refrigerator aria-hidden="true" className="pointer-events-none absolute inset-s-4 size-5 text-brand" />
      <span className="sr-only">{texts.label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-12 w-full min-w-0 cursor-pointer appearance-none truncate rounded-card bg-surface px-12 font-semibold outline-none"
      >
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-4 size-5 text-ink-soft"
      />
    </label>
  );
}
