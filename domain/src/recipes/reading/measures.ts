/** An amount in brackets is preferred to one that is less exact: 240 ml to a cup. */
type Exactness = 'metric' | 'customary' | 'pack' | 'count' | 'length' | 'vague';

export type IngredientUnit = 'g' | 'ml' | 'piece';

interface MeasureSize {
  unit: IngredientUnit;
  /** Of that unit; null where nobody can say. */
  times: number | null;
  exactness: Exactness;
}

const metric = (unit: IngredientUnit, times: number): MeasureSize => ({ unit, times, exactness: 'metric' });
const customary = (unit: IngredientUnit, times: number): MeasureSize => ({
  unit,
  times,
  exactness: 'customary',
});
const pieces = (exactness: Exactness): MeasureSize => ({ unit: 'piece', times: 1, exactness });

/** What recipes measure in. Cups and spoons stay millilitres: the list of foods knows no densities. */
export const MEASURES = {
  gram: metric('g', 1),
  kilogram: metric('g', 1000),
  millilitre: metric('ml', 1),
  centilitre: metric('ml', 10),
  decilitre: metric('ml', 100),
  litre: metric('ml', 1000),
  decagram: metric('g', 10),
  'metric-pound': metric('g', 500),
  ounce: customary('g', 28.35),
  pound: customary('g', 453.6),
  stick: customary('g', 113.4),
  teaspoon: customary('ml', 5),
  dessertspoon: customary('ml', 10),
  tablespoon: customary('ml', 15),
  // In Britain it is 4 % less.
  'fluid-ounce': customary('ml', 29.57),
  cup: customary('ml', 240),
  pint: customary('ml', 568),
  'american-pint': customary('ml', 473),
  // British recipes of today have no quarts and gallons.
  quart: customary('ml', 946),
  gallon: customary('ml', 3785),
  piece: pieces('count'),
  clove: pieces('count'),
  slice: pieces('count'),
  stalk: pieces('count'),
  leaf: pieces('count'),
  pack: pieces('pack'),
  tin: pieces('pack'),
  /** "A 2 cm piece of ginger" is a piece. */
  length: pieces('length'),
  vague: { unit: 'piece', times: null, exactness: 'vague' },
} as const satisfies Record<string, MeasureSize>;

export type RecipeMeasure = keyof typeof MEASURES;

/** What a piece of a food is divided into: five slices are no five loaves. */
const PARTS = ['clove', 'slice', 'stalk', 'leaf'] as const satisfies readonly RecipeMeasure[];
export type PiecePart = (typeof PARTS)[number];

export const partOf = (measure: RecipeMeasure): PiecePart | null =>
  PARTS.find((part) => part === measure) ?? null;
