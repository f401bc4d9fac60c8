import { adviceFor } from '@crisper/domain/waste/advice.ts';
import type { MostWastedFood } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { lazy, Suspense, useRef } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import { Card } from '#ui/card.tsx';
import { moneyText } from '#ui/numbers/money.ts';

/** Fetched where there is something to ask. */
const AskPrice = lazy(() => fetchCode(() => import('./ask-price.tsx')));

interface MostWastedProps {
  kitchenId: string;
  most: MostWastedFood;
  currency: string;
  mayTouch: boolean;
}

/** One food, one count, one sentence on what to do; never the name of a person. */
export function MostWasted({ kitchenId, most, currency, mayTouch }: MostWastedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const times = texts.times({ count: most.times });
  return (
    <Card as="section" aria-labelledby="most-title" className="grid gap-3 lg:col-start-1 p-4 sm:p-6">
      <h2 ref={heading} id="most-title" tabIndex={-1} className="text-heading outline-none">
        {texts.most}
      </h2>
      <div className="flex gap-4">
        <span className="size-13 shrink-0 overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
          <ItemPicture item={most} className="size-full" />
        </span>
        <div className="grid gap-1">
          <h3 className="font-text text-base font-semibold tracking-normal wrap-anywhere">{most.title}</h3>
          <p className="text-caption text-ink-soft">
            {most.money > 0 ? texts.timesAndCost({ times, cost: moneyText(most.money, currency) }) : times}
          </p>
          <p>{texts.advice[adviceFor(most.category, most.reason)]}</p>
        </div>
      </div>
      {mayTouch && most.price === null && (
        <Suspense>
          <AskPrice
            key={most.title}
            {...{ kitchenId, currency }}
            food={most}
            takeFocus={() => heading.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </Card>
  );
}
