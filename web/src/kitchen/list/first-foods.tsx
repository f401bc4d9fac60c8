import { pictureAddress } from '@crisper/domain/pictures/picture-address.ts';
import * as texts from '@crisper/texts/items/first-foods.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { titled } from '#kitchen/adding/row.ts';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { putIn } from '#kitchen/quick-add/put-in.ts';
import { Button } from '#ui/button.tsx';

const ENOUGH = 3;

const foods = Object.entries(texts.firstFoods).map(([picture, title]) => ({
  title,
  url: pictureAddress(picture as keyof typeof texts.firstFoods),
}));

interface FirstFoodsProps {
  kitchenId: string;
  /** There are three things in the kitchen, or the person goes on without them. */
  onDone: () => void;
}

/** What most kitchens have, one tap each. */
export default function FirstFoods({ kitchenId, onDone }: FirstFoodsProps) {
  const { data } = useQuery(kitchenFoodQuery(kitchenId));
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const today = useKitchenDay(kitchenId);
  const count = data?.items.length ?? 0;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (count >= ENOUGH) finish();
  }, [count]);

  const has = new Set(data?.items.map(({ title }) => title.toLowerCase()));
  const add = ({ title }: (typeof foods)[number]) => {
    void putIn(client, { kitchenId, today, rows: [titled(title)] });
    // The button goes away with its food.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <section
      aria-labelledby="first-foods"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-rest sm:p-6"
    >
      <header className="grid gap-1">
        <h2 ref={heading} id="first-foods" tabIndex={-1} className="text-lg outline-none">
          {texts.title}
        </h2>
        <p role="status" className="text-ink-soft">
          {texts.missing({ count: Math.max(1, ENOUGH - count) })}
        </p>
      </header>
      <div className="grid grid-cols-4 gap-2">
        {foods
          .filter(({ title }) => !has.has(title.toLowerCase()))
          .map((food) => (
            <button
              key={food.title}
              type="button"
              onClick={() => add(food)}
              className="grid min-h-22 min-w-0 justify-items-center gap-1 rounded-control border border-line px-0.5 py-2 transition hover:border-brand active:scale-[0.98]"
            >
              <img src={food.url} alt="" width="44" height="44" className="size-11" />
              <span className="sr-only">{texts.putIn}</span>{' '}
              <span className="text-caption leading-tight font-semibold wrap-anywhere">{food.title}</span>
            </button>
          ))}
      </div>
      <Button variant="quiet" onClick={onDone}>
        {texts.skip}
      </Button>
    </section>
  );
}
