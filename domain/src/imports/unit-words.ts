import type { Unit } from '#items/keeping/amount.ts';

/** Our unit for a word of another program, and how many of ours one of it is. */
interface KnownUnit {
  unit: Unit;
  times: number;
}

/** In English, German, Italian, French and Spanish, singular and plural, as programs and spreadsheets have them. */
const WORDS: readonly [Unit, number, string][] = [
  ['g', 1, 'g gr gram grams gramm grammi grammo gramme grammes gramo gramos'],
  ['g', 1000, 'kg kilo kilos kilogram kilograms kilogramm kilogramme chilo chili kilogramo kilogramos'],
  ['g', 28.3495, 'oz ounce ounces'],
  ['g', 453.592, 'lb lbs pound pounds'],
  ['ml', 1, 'ml millilitre millilitres milliliter milliliters millilitri mililitro mililitros'],
  ['ml', 10, 'cl centilitre centilitres centiliter centiliters zentiliter'],
  ['ml', 100, 'dl decilitre decilitres deciliter deciliters deziliter'],
  ['ml', 1000, 'l lt litre litres liter liters litro litri litros'],
  [
    'piece',
    1,
    'piece pieces pc pcs pz pezzo pezzi stück stücke stk st pièce pièces pieza piezas unit units each ea',
  ],
  ['piece', 1, 'slice slices scheibe scheiben bunch bunches bund bunde mazzo fetta fette'],
  [
    'pack',
    1,
    'pack packs packet packets package packages pck pkg conf confezione confezioni paket pakete packung',
  ],
  ['pack', 1, 'packungen päckchen paquet paquets paquete paquetes box boxes bag bags beutel tüte tüten'],
  [
    'pack',
    1,
    'can cans tin tins dose dosen bottle bottles flasche flaschen glass glasses glas gläser jar jars',
  ],
  ['portion', 1, 'portion portions portionen serving servings porzione porzioni porción porciones'],
];

const UNIT_OF = new Map<string, KnownUnit>(
  WORDS.flatMap(([unit, times, words]) => words.split(' ').map((word) => [word, { unit, times }] as const)),
);

/** Null for a word that names no unit of ours. */
export const unitOfWord = (word: string): KnownUnit | null =>
  UNIT_OF.get(word.trim().toLowerCase().replace(/\.$/, '')) ?? null;
