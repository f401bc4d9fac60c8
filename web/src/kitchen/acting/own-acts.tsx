import type { Item } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Check, Ellipsis } from 'lucide-react';
import { HalfIcon } from '#kitchen/half-icon.tsx';
import { type Ask, askHost } from './asking.ts';

interface OwnActsProps {
  item: Pick<Item, '_id' | 'title'>;
  kitchenId: KitchenId;
}

const square =
  'grid h-11 min-w-11 flex-1 place-items-center rounded-control transition active:scale-[0.98] [&>svg]:size-5.5';

/** What the owner does most, on a card or in a table. */
export default function OwnActs({ item: { _id: itemId, title }, kitchenId }: OwnActsProps) {
  const ask = (what: Ask['what']) => () => askHost({ kitchenId, itemId, what });
  return (
    <div className="flex gap-0.5">
      <button
        type="button"
        onClick={ask('more')}
        aria-label={texts.more({ title })}
        className={`${square} text-ink-soft hover:bg-quiet`}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <button
        type="button"
        onClick={ask('some-left')}
        aria-label={actTexts.someLeft({ title })}
        className={`${square} text-ink hover:bg-quiet`}
      >
        <HalfIcon />
      </button>
      <button
        type="button"
        onClick={ask('eaten')}
        aria-label={texts.eaten({ title })}
        className={`${square} bg-brand-soft text-brand-strong`}
      >
        <Check aria-hidden="true" />
      </button>
    </div>
  );
}
