import type { ForeignRow } from '#imports/foreign-rows.ts';

export const isRow = (value: unknown): value is ForeignRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsIn = (value: unknown): ForeignRow[] => (Array.isArray(value) ? value.filter(isRow) : []);
