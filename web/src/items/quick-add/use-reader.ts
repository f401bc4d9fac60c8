import type { LineReader } from '@crisper/domain/items/line/line-food.ts';
import { useMemo } from 'react';
import { lineReader, type Reading } from '#items/adding/line-reader.ts';
import { useCurrency } from '#items/food-form/price-field.tsx';
import { usePlaces } from '#items/kitchen/places.ts';
import { useFoods } from '#items/pictures/use-foods.ts';

/** The reader of the lines that are typed for a kitchen. */
export function useReader({
  kitchenId,
  self,
  people,
  today,
}: Omit<Reading, 'places'> & { kitchenId: string }): LineReader {
  const places = usePlaces(kitchenId);
  const currency = useCurrency(kitchenId) ?? null;
  const sense = useFoods()?.sense ?? null;
  return useMemo(
    () => lineReader({ self, people, today, places, currency, sense }),
    [self, people, today, places, currency, sense],
  );
}
