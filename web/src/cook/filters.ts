import type { Diet } from '@crisper/domain/foods/diet.ts';
import { useState } from 'react';
import { localStore } from '#http/local-store.ts';

export const QUICK_MINUTES = 30;

export interface CookFilters {
  isQuick: boolean;
  isOnePot: boolean;
  diet: Diet | null;
}

export const isFiltering = ({ isQuick, isOnePot, diet }: CookFilters): boolean =>
  isQuick || isOnePot || diet !== null;

const keyOf = (person: string) => `cook-filters:${person}`;

function read(person: string): CookFilters {
  const kept = new Set(localStore.read(keyOf(person))?.split(' '));
  const diet = (['vegan', 'vegetarian'] as const).find((one) => kept.has(one)) ?? null;
  return { isQuick: kept.has('quick'), isOnePot: kept.has('one-pot'), diet };
}

/** What a person always wants left out is remembered on the device. */
export function useFilters(person: string): [CookFilters, (filters: CookFilters) => void] {
  const [filters, setFilters] = useState(() => read(person));
  const change = (next: CookFilters) => {
    const kept = [next.isQuick && 'quick', next.isOnePot && 'one-pot', next.diet].filter(Boolean);
    localStore.write(keyOf(person), kept.join(' '));
    setFilters(next);
  };
  return [filters, change];
}
