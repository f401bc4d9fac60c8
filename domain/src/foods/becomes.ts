import { type Food, isA } from './food.ts';
import { FOODS } from './foods.ts';

/** What may have been done to a food, as titles say it; in the order in which it counts. */
export const STATES = [
  'raw',
  'tinned',
  'dried',
  'smoked',
  'pickled',
  'homemade',
  'breaded',
  'stuffed',
  'cooked',
  'cut',
  'frozen',
  'opened',
] as const;
export type State = (typeof STATES)[number];

/** Kinds, and the food that has the times of theirs in that state; "-" is the food itself. The first that fits counts. */
const BECOMES: Record<State, string> = {
  // Not pasteurised. What else is raw is the food itself.
  raw: `
    milk raw-milk, juice fresh-juice, orange-juice fresh-juice, cooked-chicken chicken, cooked-meat mince,
    stew stewing-beef, tinned-salmon salmon, tinned-tuna tuna, tinned-fish any-fish, tinned-meat any-meat, ready-meal stuffed-meat`,
  tinned: `
    tuna tinned-tuna, salmon tinned-salmon, sardines tinned-sardines, peach tinned-peaches, pineapple tinned-pineapple,
    corn tinned-sweetcorn, tomato tinned-tomatoes, vegetable tinned-vegetables, fruits tinned-fruit, pulse tinned-beans, raw-fish tinned-fish,
    fish-product tinned-fish, raw-meat tinned-meat, raw-poultry tinned-meat, cured-meat tinned-meat, soup tinned-soup,
    dish tinned-soup, cooked-pasta tinned-beans, fresh-pasta tinned-beans, chilled-dessert tin, gravy tin`,
  dried: `
    mushroom dried-mushrooms, tomato sun-dried-tomato, fruits dried-fruit, oregano dried-oregano, thyme dried-thyme,
    rosemary dried-rosemary, basil dried-basil, parsley dried-parsley, mint dried-mint, sage dried-sage, herb spices, chilli spices, ginger spices,
    bulb spices, vegetable-stock gravy-granules, tinned-beans dried-beans, raw-fish dried-fish, raw-mince -, raw-meat jerky, milk milk-powder, fresh-pasta pasta`,
  smoked: `
    salmon smoked-salmon, white-fish smoked-haddock, pollock smoked-haddock, raw-fish smoked-fish, raw-poultry cooked-chicken, raw-sausage cooked-sausage,
    raw-meat cooked-meat`,
  pickled: 'egg pickled-egg, raw-fish pickled-herring, vegetable pickles, fruits pickles',
  homemade: `
    baby-formula made-formula, stock-cubes vegetable-stock, gravy-granules gravy, jelly-cubes jelly-dessert,
    baking-mix pancake-batter, milk-powder milk, coffee brewed-coffee, instant-coffee brewed-coffee, dry-pasta fresh-pasta, mayonnaise fresh-mayonnaise, salad-dressing homemade-dressing, salsa fresh-salsa, pesto pesto,
    chutney chutney, condiment fresh-sauce, chilled-drink fresh-juice, carton-stock vegetable-stock, passata fresh-sauce, apple-sauce stewed-fruit`,
  breaded: 'raw-fish fish-fingers, raw-poultry chicken-nuggets, raw-meat chicken-nuggets',
  stuffed: `
    raw-poultry stuffed-meat, raw-meat stuffed-meat, vegetable ready-meal, dry-pasta fresh-pasta, breads sandwich`,
  cooked: `
    raw-poultry cooked-chicken, raw-meat cooked-meat, raw-shellfish cooked-prawns, raw-fish cooked-fish,
    fish-product cooked-fish, bacon cooked-bacon, cured-meat cured-meat, eggs boiled-egg, rice cooked-rice,
    rice-pouch cooked-rice, grain cooked-grains, dry-pasta cooked-pasta, fresh-pasta cooked-pasta, pulse cooked-grains,
    beetroot cooked-beetroot, fruits stewed-fruit, vegetable cooked-vegetables, chestnuts chestnuts-cooked,
    oats overnight-oats, fries chip-shop-chips, breaded mixed-dish, plant-protein mixed-dish, dumplings mixed-dish,
    tins mixed-dish, frozen-convenience mixed-dish, cheese mixed-dish`,
  cut: 'egg boiled-egg, fruits cut-fruit, leaf bagged-salad, herb herb, vegetable stir-fry-vegetables, cheese sliced-cheese',
  frozen: 'vegetable frozen-vegetables, fruits frozen-fruit',
  opened: '',
};

const rules = new Map(
  STATES.map((state) => [
    state,
    BECOMES[state].split(',').map((rule) => {
      const [kind = '', id = ''] = rule.trim().split(' ');
      return { kind, id };
    }),
  ]),
);

/** In these states a fresh food is another one, so one without a rule is not known. */
const CHANGING: ReadonlySet<State> = new Set(['tinned', 'dried', 'cooked', 'breaded']);

const keepsLonger = (one: Food, other: Food): boolean =>
  other.times.fridge !== null && (one.times.fridge ?? 0) > other.times.fridge;

/** What is cut keeps shorter, and is still what it was: half a lemon is lemon, and a slice of Edam is Edam. */
const cutOf = (food: Food, cut: Food): Food => ({
  ...cut,
  kinds: [...new Set([cut.id, ...food.kinds, ...cut.kinds])],
});

/** Frozen, it is still what it was; without a time of its own there, it keeps as others of its kind. */
const frozenOf = (food: Food, frozen: Food): Food =>
  food.times.freezer !== null
    ? food
    : {
        ...food,
        times: { ...food.times, freezer: frozen.times.freezer },
        own: new Set([...food.own, 'freezer']),
        reason: food.reason ?? 'like',
      };

/** The food that this one is in a state, or null if that is not known. */
export function becomes(food: Food, state: State): Food | null {
  const rule = rules.get(state)?.find(({ kind }) => isA(food, kind));
  const changed = rule && (FOODS.get(rule.id) ?? food);
  if (changed && state === 'frozen') return frozenOf(food, changed);
  // Sliced cheese is hard cheese: sliced brie keeps as brie does.
  if (changed && state === 'cut' && keepsLonger(changed, food)) return food;
  if (changed) return state === 'cut' && changed.id !== food.id ? cutOf(food, changed) : changed;
  const isStable = food.place === 'pantry' && !food.traits.has('plain');
  return !CHANGING.has(state) || isStable || food.traits.has('prepared') ? food : null;
}
