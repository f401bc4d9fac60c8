import type { LineReader } from '@crisper/domain/line/line-food.ts';
import { useMemo } from 'react';
import { useCurrency } from '#items/food-form/price-field.tsx';
import { useFoods } from '#items/pictures/use-foods.ts';
import { type LineContext, lineReader } from '#kitchen/adding/line-reader.ts';
import { usePlaces } from '#kitchen/places.ts';

/** The reader of the lines that are typed for a kitchen. */
export function useReader({
  kitchenId,
  self,
  people,
  today,
}: Omit<LineContext, 'places'> & { kitchenId: string }): LineReader {
  const places = usePlaces(kitchenId);
  const currency = useCurrency(kitchenId) ?? null;
  const sense = useFoods()?.sense ?? null;
  return useMemo(
    () => lineReader({ self, people, today, places, currency, sense }),
    [self, people, today, places, currency, sense],
  );
}
