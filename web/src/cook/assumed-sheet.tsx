import { ASSUMED_FOODS } from '@crisper/domain/cook/serves.ts';
import { assumedIn, type Cookbook } from '@crisper/domain/recipes/cookbook.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { useState } from 'react';
import { foodCalled } from '#recipes/read-foods.ts';
import { useRecipeActs } from '#recipes/use-recipe-acts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { nameOf } from './words.ts';

interface AssumedSheetProps {
  open: boolean;
  kitchenId: string;
  cookbook: Cookbook;
  onClose: () => void;
}

/** What the kitchen always has without writing it down. */
export function AssumedSheet({ open, onClose, ...rest }: AssumedSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.alwaysHere} placement="sheet">
      {open && <Chosen {...rest} />}
    </Dialog>
  );
}

function Chosen({ kitchenId, cookbook }: Omit<AssumedSheetProps, 'open' | 'onClose'>) {
  const acts = useRecipeActs(kitchenId);
  const assumed = new Set(assumedIn(cookbook, ASSUMED_FOODS));
  const foods = new Set([...ASSUMED_FOODS, ...cookbook.assumed.map(({ food }) => food)]);
  return (
    <div className="-mt-3 grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{texts.alwaysHereText}</p>
      <ul className="divide-y divide-line border-y border-line">
        {[...foods].map((food) => (
          <li key={food}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={assumed.has(food)}
                onChange={({ target }) => void acts.assume(food, target.checked, nameOf(food))}
                className="size-5 accent-brand"
              />
              {nameOf(food)}
            </label>
          </li>
        ))}
      </ul>
      <AnotherFood onFood={(food) => void acts.assume(food, true, nameOf(food))} />
    </div>
  );
}

function AnotherFood({ onFood }: { onFood: (food: string) => void }) {
  const [name, setName] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const food = foodCalled(name);
        setUnknown(!food);
        if (!food) return;
        onFood(food.id);
        setName('');
      }}
    >
      <div className="grow">
        <TextField
          label={texts.alsoHere}
          labelHidden
          placeholder={texts.alsoHere}
          value={name}
          error={isUnknown ? texts.noSuchFood : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={name.trim() === ''}>
        {texts.addThis}
      </Button>
    </form>
  );
}
