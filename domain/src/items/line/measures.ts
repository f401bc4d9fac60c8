import type { Unit } from '#items/keeping/amount.ts';

/** What people measure food in. */
export type Measure =
  | 'gram'
  | 'kilogram'
  | 'millilitre'
  | 'centilitre'
  | 'decilitre'
  | 'litre'
  | 'ounce'
  | 'pound'
  | 'fluid-ounce'
  | 'pint'
  | 'piece'
  | 'pack'
  /** "Eggs 12 pack" is one pack of twelve. */
  | 'pack-of'
  | 'portion';

interface Converted {
  unit: Unit;
  times: number;
}

/** Ours for each measure. The pint is the imperial one; the American is a sixth smaller, so it is doubtful. */
export const converted: Record<Measure, Converted> = {
  gram: { unit: 'g', times: 1 },
  kilogram: { unit: 'g', times: 1000 },
  millilitre: { unit: 'ml', times: 1 },
  centilitre: { unit: 'ml', times: 10 },
  decilitre: { unit: 'ml', times: 100 },
  litre: { unit: 'ml', times: 1000 },
  ounce: { unit: 'g', times: 28.3495 },
  pound: { unit: 'g', times: 453.592 },
  'fluid-ounce': { unit: 'ml', times: 29 },
  pint: { unit: 'ml', times: 568 },
  piece: { unit: 'piece', times: 1 },
  pack: { unit: 'pack', times: 1 },
  'pack-of': { unit: 'piece', times: 1 },
  portion: { unit: 'portion', times: 1 },
};

export const uncommon: ReadonlySet<Measure> = new Set(['fluid-ounce', 'pint']);
