import { useEffect, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import type { FoodKnowledge } from './food-knowledge.ts';

let loaded: FoodKnowledge | null = null;

/** The list of foods. It is large, so it is fetched where food is added or its picture is chosen. */
export async function loadFoods(): Promise<FoodKnowledge> {
  loaded ??= await fetchCode(() => import('./food-knowledge.ts'));
  return loaded;
}

/** The list of foods as soon as it is there; null before, and where it could not be fetched. */
export function useFoods(): FoodKnowledge | null {
  const [foods, setFoods] = useState(loaded);
  useEffect(() => {
    void loadFoods().then(setFoods, () => undefined);
  }, []);
  return foods;
}
