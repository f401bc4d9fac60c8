/** The foods that are known by how they look, by their ids, in the order of the model's outputs. */
export const GROCERIES = [
  ...(['apple', 'asparagus', 'aubergine', 'avocado', 'banana', 'cabbage', 'carrot', 'cucumber'] as const),
  ...(['garlic', 'ginger', 'juice', 'kiwi', 'leek', 'lemon', 'lime', 'mango', 'melon', 'milk'] as const),
  ...(['mushroom', 'nectarine', 'oat-milk', 'oat-yoghurt', 'onion', 'orange', 'papaya'] as const),
  ...(['passion-fruit', 'peach', 'pear', 'pepper', 'pineapple', 'plum', 'pomegranate', 'potato'] as const),
  ...(['beetroot', 'grapefruit', 'mandarin', 'sour-cream', 'sour-milk', 'soy-milk', 'soy-yoghurt'] as const),
  ...(['tomato', 'yoghurt', 'courgette'] as const),
];
type Grocery = (typeof GROCERIES)[number];

export interface Suggestion {
  food: Grocery;
  /** From 0 to 1. */
  certainty: number;
}

const SUGGESTIONS_MAX = 3;
/** Below it, the picture shows something else, or nothing that can be made out. */
const KNOWN_FROM = 0.2;

/** The likeliest foods; none when not even the first is likely. */
export function suggestionsOf(certainties: ArrayLike<number>): Suggestion[] {
  const ranked = GROCERIES.map((food, at) => ({ food, certainty: certainties[at] ?? 0 })).toSorted(
    (a, b) => b.certainty - a.certainty,
  );
  return (ranked[0]?.certainty ?? 0) < KNOWN_FROM ? [] : ranked.slice(0, SUGGESTIONS_MAX);
}
