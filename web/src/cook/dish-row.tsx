import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { inSentence } from '@crisper/texts/cook/words.ts';
import { Check, Leaf } from 'lucide-react';
import { Link } from 'react-router';
import { KeptPicture } from '#kitchen/waiting/kept-picture.tsx';
import { UsedFoods } from './used-foods.tsx';
import { listed, nameOf, textOf } from './words.ts';

const PICTURES = 2;
const USES_SHOWN = 4;

interface DishRowProps {
  offer: DishOffer;
  today: CalendarDate;
  to: string;
}

/** A dish with the pictures of the food that it saves, and why it is offered. */
export function DishRow({ offer, today, to }: DishRowProps) {
  const { dish, uses, lacking, hasEverything, diet } = offer;
  const text = textOf(dish);
  const missing = lacking.map(({ food, slot }) =>
    food ? inSentence(nameOf(food.id)) : (text.slots[slot.id] ?? ''),
  );
  return (
    <li>
      <Link to={to} className="flex gap-3.5 p-4 hover:bg-brand-soft/40">
        <span aria-hidden="true" className="grid content-start gap-1.5">
          {uses.slice(0, PICTURES).map(({ item }) => (
            <span key={item._id} className="size-11 overflow-hidden rounded-control bg-frost">
              <KeptPicture item={item} className="size-full" />
            </span>
          ))}
        </span>
        <span className="grid min-w-0 grow grid-cols-1 content-start gap-1">
          <span className="font-display text-lg leading-tight font-[650]">{text.title}</span>
          <span className="text-ink-soft wrap-anywhere">
            {texts.uses} <UsedFoods uses={uses.slice(0, USES_SHOWN)} today={today} />
          </span>
          <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
            {hasEverything ? (
              <span className="inline-flex items-center gap-1 font-semibold text-brand-strong">
                <Check aria-hidden="true" className="size-4" /> {texts.hasEverything}
              </span>
            ) : (
              <span className="font-semibold text-ink">{texts.missing({ foods: listed(missing) })}</span>
            )}
            {dish.minutes && <span>· {texts.minutes({ count: dish.minutes })}</span>}
            {diet && (
              <span className="inline-flex items-center gap-1">
                · <Leaf aria-hidden="true" className="size-4" /> {texts.diet[diet]}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
