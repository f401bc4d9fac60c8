import { freshness } from '@crisper/domain/items/freshness.ts';
import * as paths from '@crisper/domain/paths.ts';
import { withoutDate } from '@crisper/texts/items/kitchen-food.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { EAT_FIRST_SHOWN } from '#items/my-items-api.ts';
import { isUnknown } from '#kitchen/day-text.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { type ActingKitchen, ActingRows, type KeptFood } from './acting-rows.tsx';
import { useKeptFoods } from './use-kept-foods.ts';

/** What expires next, of one day in the order of the server's lists. */
function eatFirst(foods: readonly KeptFood[]): KeptFood[] {
  const placeOf = ({ item }: KeptFood) => `${item.expiryDate} ${item._id}`;
  return foods
    .filter(({ item, today }) => freshness(item.expiryDate, today) === 'expiring-soon')
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, EAT_FIRST_SHOWN);
}

/** Names the food that nobody knows the date of, and leads there where it is in one kitchen. */
function WithoutDate({ foods }: { foods: readonly KeptFood[] }) {
  const unknown = foods.filter(({ item }) => isUnknown(item));
  const [kitchenId, ...others] = new Set(unknown.map(({ kitchen }) => kitchen.id));
  if (!kitchenId) return null;
  const words = withoutDate({ count: unknown.length });
  if (others.length > 0) return <p className="text-ink-soft">{words}</p>;
  return (
    <Link
      to={`${paths.kitchen(kitchenId)}#undated`}
      className="inline-flex min-h-11 items-center font-semibold text-brand"
    >
      {words}
    </Link>
  );
}

interface EatFirstRowsProps {
  kitchens: readonly ActingKitchen[];
  /** The account of the person who is signed in. */
  self: string;
}

/** The five things of a kitchen, or of several, that expire next, to be eaten with one tap. */
export function EatFirstRows({ kitchens, self }: EatFirstRowsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { foods, isError } = useKeptFoods(kitchens);
  return (
    <Card as="section" aria-labelledby="eat-first-title" className="grid grid-cols-1 content-start gap-4">
      <h2 ref={heading} id="eat-first-title" tabIndex={-1} className="text-heading outline-none">
        {texts.eatFirst}
      </h2>
      {isError && <p className="text-ink-soft">{texts.eatFirstFailed}</p>}
      {!foods && !isError && <Skeleton className="h-52 w-full" />}
      {foods && (
        <ActingRows
          foods={eatFirst(foods)}
          self={self}
          isSeveral={kitchens.length > 1}
          headings="h3"
          isTodayTall
          className="-mx-4"
          whenEmpty={<p className="text-ink-soft">{texts.nothingToEatFirst}</p>}
          takeFocus={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {foods && <WithoutDate foods={foods} />}
    </Card>
  );
}
