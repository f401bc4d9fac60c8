import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import type { UsualThing } from '@crisper/domain/shopping/usual-things.ts';
import * as texts from '@crisper/texts/shopping/usual-things.ts';
import { Check, Plus } from 'lucide-react';
import { ItemPicture } from '#items/item-picture.tsx';
import { shortAmount } from '#kitchen/amount-text.ts';

interface UsualThingButtonProps {
  thing: UsualThing;
  /** Its rows on the list. */
  listed: readonly ListRow[];
  onToggle: () => void;
}

/** More does not fit at the corner of a picture. */
const DIGITS_MAX = 3;

/** How many are on the list; null where nobody said, or it is more than a number. */
function numberOf([row, ...others]: readonly ListRow[]): string | null {
  if (!row || others.length > 0 || row.amount === null || row.unit !== 'piece') return null;
  const number = shortAmount({ amount: row.amount, unit: row.unit });
  return number.length <= DIGITS_MAX ? number : null;
}

/** Puts a thing onto the list, or takes it off. The picture keeps its size with large text: four stand side by side. */
export const UsualThingButton = ({ thing, listed, onToggle }: UsualThingButtonProps) => (
  <button
    type="button"
    aria-pressed={listed.length > 0}
    onClick={onToggle}
    className="group grid w-full justify-items-center gap-1 rounded-control text-center text-caption leading-tight"
  >
    <span className="relative w-full max-w-[76px]">
      <span className="block overflow-hidden rounded-[20px] bg-linear-to-b from-frost to-frost-deep group-hover:brightness-98 group-aria-pressed:ring-2 group-aria-pressed:ring-brand">
        <ItemPicture item={thing} className="aspect-square w-full" />
      </span>
      <span
        aria-hidden="true"
        className="absolute -end-[4px] -bottom-[4px] grid h-[24px] min-w-[24px] place-items-center rounded-full border border-line bg-surface px-[3px] text-[12px] font-bold text-brand-strong tabular-nums shadow-rest group-aria-pressed:border-brand group-aria-pressed:bg-brand group-aria-pressed:text-on-brand"
      >
        {listed.length === 0 ? (
          <Plus className="size-[16px]" />
        ) : (
          (numberOf(listed) ?? <Check className="size-[16px]" />)
        )}
      </span>
    </span>
    <span dir="auto" className="w-full truncate font-semibold">
      {thing.title}
    </span>
    {thing.isOut && <span className="text-ink-soft">{texts.ranOut}</span>}
  </button>
);
