import type { Diet } from '@crisper/domain/foods/diet.ts';
import { useState } from 'react';
import { localStore } from '#http/local-store.ts';

export const QUICK_MINUTES = 30;

export interface CookFilters {
  isQuick: boolean;
  diet: Diet | null;
}

const NONE: CookFilters = { isQuick: false, diet: null };
const keyOf = (person: string) => `cook-filters:${person}`;

function read(person: string): CookFilters {
  const kept = new Set(localStore.read(keyOf(person))?.split(' '));
  const diet = (['vegan', 'vegetarian'] as const).find((one) => kept.has(one)) ?? null;
  return { ...NONE, isQuick: kept.has('quick'), diet };
}

/** What a person always wants left out is remembered on the device. */
export function useFilters(person: string): [CookFilters, (filters: CookFilters) => void] {
  const [filters, setFilters] = useState(() => read(person));
  const change = (next: CookFilters) => {
    localStore.write(keyOf(person), [next.isQuick && 'quick', next.diet].filter(Boolean).join(' '));
    setFilters(next);
  };
  return [filters, change];
}
