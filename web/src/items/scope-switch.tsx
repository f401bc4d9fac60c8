import * as texts from '@crisper/texts/items/items.ts';
import { useId } from 'react';
import type { Scope } from './items-api.ts';

const choices: [Scope, string][] = [
  ['everyone', texts.everyones],
  ['mine', texts.onlyMine],
];

export function ScopeSwitch({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-1 shadow-rest">
      <legend className="sr-only">{texts.whoseItems}</legend>
      {choices.map(([value, label]) => (
        <label
          key={value}
          className="cursor-pointer rounded-full px-4 py-1.5 text-sm font-semibold text-ink-soft transition-colors hover:text-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            checked={scope === value}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
