import type { UsedRow } from '@crisper/domain/cook/used.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { amountText, shortAmount } from '#kitchen/amount-text.ts';
import { KeptPicture } from '#kitchen/waiting/kept-picture.tsx';

const choices = [
  ['none', texts.none],
  ['half', texts.half],
  ['all', texts.all],
] as const;

/** How much that is, in the unit of the item. */
function amountUsed({ item, used }: UsedRow): number {
  if (used.is === 'amount') return used.amount;
  return { none: 0, half: item.amount / 2, all: item.amount }[used.is];
}

/** Before "of 150 g", where the unit is said once. */
const numberOf = (amount: number, { amount: of, unit }: UsedRow['item']): string =>
  of < 1000 ? shortAmount({ amount, unit: 'piece' }) : amountText(amount, unit);

interface UsedRowProps {
  row: UsedRow;
  onChange: (used: UsedRow['used']) => void;
}

/** How much of a food went into the dish: none, half, all, or an amount. */
export function UsedRowLine({ row, onChange }: UsedRowProps) {
  const { item, used, isGuessed } = row;
  const [isTyping, setTyping] = useState(false);
  const name = useId();
  const amounts = { amount: numberOf(amountUsed(row), item), of: shortAmount(item) };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
        <KeptPicture item={item} className="size-full" />
      </span>
      <span className="grid min-w-24 flex-1 grid-cols-1 justify-items-start">
        <span dir="auto" className="max-w-full truncate font-semibold">
          {item.title}
        </span>
        {isTyping ? (
          <input
            type="number"
            inputMode="decimal"
            min="0"
            max={item.amount}
            step="any"
            defaultValue={amountUsed(row)}
            ref={(field) => field?.focus()}
            aria-label={texts.amountOf({ title: item.title, unit: item.unit })}
            onChange={({ target }) => {
              const amount = Math.min(item.amount, Math.max(0, target.valueAsNumber || 0));
              onChange(
                amount >= item.amount
                  ? { is: 'all' }
                  : amount > 0
                    ? { is: 'amount', amount }
                    : { is: 'none' },
              );
            }}
            onBlur={() => setTyping(false)}
            className="min-h-11 w-24 rounded-control border border-line-strong bg-surface px-3"
          />
        ) : (
          <button
            type="button"
            onClick={() => setTyping(true)}
            className={`inline-flex min-h-7 items-center gap-1.5 text-caption text-ink-soft hover:text-brand ${isGuessed ? 'rounded-full border border-dashed border-line-strong px-2.5' : ''}`}
          >
            {isGuessed ? texts.usedAbout(amounts) : texts.used(amounts)}
            <Pencil aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{texts.changeAmount(item)}</span>
          </button>
        )}
      </span>
      <fieldset className="ms-auto flex rounded-control bg-quiet p-0.5">
        <legend className="sr-only">{texts.howMuch(item)}</legend>
        {choices.map(([is, label]) => (
          <label
            key={is}
            className="grid h-11 min-w-11.5 cursor-pointer place-items-center rounded-control px-2 text-sm font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              checked={used.is === is}
              onChange={() => onChange({ is })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
