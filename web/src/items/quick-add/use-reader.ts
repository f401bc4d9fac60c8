import type { LineReader } from '@crisper/domain/items/line/line-food.ts';
import { useMemo } from 'react';
import { lineReader, type Reading } from '#items/adding/line-reader.ts';
import { usePlaces } from '#items/kitchen/places.ts';

/** The reader of the lines that are typed for a kitchen. */
export function useReader({
  kitchenId,
  self,
  people,
  today,
}: Omit<Reading, 'places'> & { kitchenId: string }): LineReader {
  const places = usePlaces(kitchenId);
  return useMemo(() => lineReader({ self, people, today, places }), [self, people, today, places]);
}
