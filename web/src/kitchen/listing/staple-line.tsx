import type { Category } from '@crisper/domain/foods/category.ts';
import { sameProduct } from '@crisper/domain/shopping/staples.ts';
import * as texts from '@crisper/texts/shopping/ran-out.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { newId } from '#http/new-id.ts';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { useShopping } from './use-shopping.ts';

interface StapleLineProps {
  kitchenId: string;
  food: { title: string; category: Category };
}

/** A switch: what the kitchen always wants to have goes onto the list by itself when it runs out. */
export function StapleLine({ kitchenId, food }: StapleLineProps) {
  const client = useQueryClient();
  const { shopping } = useShopping(kitchenId);
  if (!shopping) return null;
  const { title, category } = food;
  const isStaple = sameProduct(food, shopping.staples) !== undefined;
  const change = () =>
    doInKitchen(client, kitchenId, [
      { intent: { id: newId(), kind: 'changeStaple', title, category, isStaple: !isStaple }, title },
    ]);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isStaple}
      onClick={() => void change()}
      className="group flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-1.5 text-start hover:bg-quiet"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-control bg-quiet group-aria-checked:bg-brand-soft group-aria-checked:text-brand-strong"
      >
        <Repeat className="size-5.5" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{texts.staple}</span>
        <span className="text-caption text-ink-soft">{texts.stapleHint}</span>
      </span>
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors group-aria-checked:justify-end group-aria-checked:bg-brand"
      >
        <span className="size-6 rounded-full bg-surface shadow-rest" />
      </span>
    </button>
  );
}
