import type { Unit } from '#items/keeping/amount.ts';

/** Measures that are larger or smaller in another country. */
const CUSTOMARY = {
  'fluid-ounce': { us: 29.5735, imperial: 28.4131 },
  cup: { us: 237, imperial: 250 },
  pint: { us: 473, imperial: 568 },
  quart: { us: 946, imperial: 1136 },
  gallon: { us: 3785, imperial: 4546 },
} as const;

type CustomaryMeasure = keyof typeof CUSTOMARY;

/** Whose pints and gallons a person means. */
export type Customary = 'us' | 'imperial';

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
  /** Pfund, livre and pond are 500 g. */
  | 'half-kilogram'
  /** Etto, ons and hg. */
  | 'hectogram'
  /** Deka and dag are ten grams. */
  | 'decagram'
  | 'tablespoon'
  | 'teaspoon'
  | CustomaryMeasure
  | 'piece'
  | 'pack'
  /** "Eggs 12 pack" is one pack of twelve. */
  | 'pack-of'
  | 'portion';

interface Converted {
  unit: Unit;
  times: number;
}

const METRIC: Record<Exclude<Measure, CustomaryMeasure>, Converted> = {
  gram: { unit: 'g', times: 1 },
  kilogram: { unit: 'g', times: 1000 },
  millilitre: { unit: 'ml', times: 1 },
  centilitre: { unit: 'ml', times: 10 },
  decilitre: { unit: 'ml', times: 100 },
  litre: { unit: 'ml', times: 1000 },
  ounce: { unit: 'g', times: 28.3495 },
  pound: { unit: 'g', times: 453.592 },
  'half-kilogram': { unit: 'g', times: 500 },
  hectogram: { unit: 'g', times: 100 },
  decagram: { unit: 'g', times: 10 },
  tablespoon: { unit: 'ml', times: 15 },
  teaspoon: { unit: 'ml', times: 5 },
  piece: { unit: 'piece', times: 1 },
  pack: { unit: 'pack', times: 1 },
  'pack-of': { unit: 'piece', times: 1 },
  portion: { unit: 'portion', times: 1 },
};

export const isCustomary = (measure: Measure): measure is CustomaryMeasure =>
  Object.hasOwn(CUSTOMARY, measure);

/** Our unit for a measure, and how many of it there are in one. */
export const converted = (measure: Measure, customary: Customary): Converted =>
  isCustomary(measure) ? { unit: 'ml', times: CUSTOMARY[measure][customary] } : METRIC[measure];
