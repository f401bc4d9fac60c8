import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import * as sheetTexts from '@crisper/texts/items/sheets.ts';
import { type ReactNode, useId } from 'react';
import { amountText } from '#kitchen/amount-text.ts';

interface PartChoiceProps {
  /** What is left. */
  amount: number;
  unit: Unit;
  /** As it is typed; null is all of it. */
  part: string | null;
  /** It is no amount, or more than there is. */
  isWrong: boolean;
  onChange: (part: string | null) => void;
}

/** Whether all of it is meant, or how much. */
export function PartChoice({ amount, unit, part, isWrong, onChange }: PartChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-2 px-3 pb-2">
      <legend className="sr-only">{sheetTexts.howMuchOfIt}</legend>
      <Choice name={name} checked={part === null} onChoose={() => onChange(null)}>
        {sheetTexts.allOf({ amount: amountText(amount, unit) })}
      </Choice>
      <Choice name={name} checked={part !== null} onChoose={() => onChange(String(amount / 2))}>
        {sheetTexts.aPart}
      </Choice>
      {part !== null && (
        <label className="flex items-center gap-2">
          <span className="sr-only">{sheetTexts.howMuchOfIt}</span>
          <input
            type="number"
            inputMode="decimal"
            min={0.001}
            max={amount}
            step="any"
            value={part}
            aria-invalid={isWrong}
            aria-describedby={`${name}-wrong`}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="min-h-11 w-24 rounded-control border border-line-strong bg-surface px-3 tabular-nums"
          />
          {texts.unitName[unit]}
        </label>
      )}
      <p id={`${name}-wrong`} role="status" className="w-full text-caption text-expired empty:hidden">
        {isWrong && sheetTexts.partWrong({ amount: amountText(amount, unit) })}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ name, checked, onChoose, children }: ChoiceProps) => (
  <label className="grid min-h-11 cursor-pointer place-items-center rounded-full border border-line-strong px-4 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
    <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
    {children}
  </label>
);
