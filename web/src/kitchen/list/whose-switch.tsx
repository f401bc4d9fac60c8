import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { useId } from 'react';

export type Whose = 'everything' | 'mine' | 'everybodys';

const choices: [Whose, string][] = [
  ['everything', texts.everything],
  ['mine', texts.mine],
  ['everybodys', texts.everybodys],
];

export function WhoseSwitch({ whose, onChange }: { whose: Whose; onChange: (whose: Whose) => void }) {
  const name = useId();
  return (
    <fieldset className="w-fit max-w-full shrink-0 rounded-full border border-line bg-surface p-1 shadow-rest">
      <legend className="sr-only">{texts.whose}</legend>
      <div className="flex">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="grid min-h-10 cursor-pointer place-items-center rounded-full px-4 text-sm font-semibold text-ink-soft transition-colors hover:text-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand max-[374px]:px-3 lg:max-[75rem]:px-3"
          >
            <input
              type="radio"
              name={name}
              checked={whose === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
