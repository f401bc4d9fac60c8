import { type Food, isA } from './food.ts';
import { FOODS } from './foods.ts';

const dish = (id: string): Food | null => FOODS.get(id) ?? null;

/** What a plain food is together with another one. */
function mixed(head: Food): Food | null {
  if (isA(head, 'fruits')) return dish('cut-fruit');
  if (isA(head, 'vegetable')) return dish('cooked-vegetables');
  if (isA(head, 'eggs')) return dish('egg-dish');
  return dish(isA(head, 'rice') ? 'cooked-rice' : 'mixed-dish');
}

/** Whether the other food says more exactly what the head is: "cheddar cheese", "cod fish". */
const isNearer = (other: Food, head: Food) =>
  isA(other, head.id) || (head.id.startsWith('any-') && isA(other, head.kinds[1] ?? ''));

/**
 * The food of that name with others in it. Yoghurt with strawberries is yoghurt; rice with chicken is no rice but a dish,
 * and bread with ham a sandwich.
 */
export function together(head: Food, others: readonly Food[]): Food | null {
  // Sausages of soya are no sausages.
  const plant = others.find((other) => isA(other, 'plant-protein'));
  if (plant && head.category === 'Meat') return plant;
  const nearer = others.findLast((other) => isNearer(other, head));
  if (nearer) return nearer;
  const foreign = others.filter((other) => !isA(head, other.id));
  if (foreign.length === 0) return head;
  if (head.traits.has('plain')) return mixed(head);
  const hasMeat = foreign.some(
    ({ category, place, id }) => (category === 'Meat' && place !== 'pantry') || id === 'egg',
  );
  return hasMeat && isA(head, 'breads') ? dish('sandwich') : head;
}
