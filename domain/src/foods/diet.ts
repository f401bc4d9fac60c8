import type { Food } from './food.ts';

/** From the strictest. What is vegan is vegetarian. */
export const DIETS = ['vegan', 'vegetarian'] as const;
export type Diet = (typeof DIETS)[number];

const kinds = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const isOneOf = (food: Food, some: ReadonlySet<string>) => food.kinds.some((kind) => some.has(kind));

const VEGAN = kinds(`
  vegetable fruits dry-fruit cut-fruits cut-produce cooked-vegetables preserved-vegetable herb pulse grain pasta noodles
  cooked-rice cooked-pasta cooked-grains tinned-beans tinned-tomatoes tinned-vegetables tinned-fruit coconut-milk rice-pouch
  tofu tempeh falafel textured-soy plant-milk soy-yoghurt oat-yoghurt vegan-cheese bread rolls baguette tortilla
  pitta-bread chapatis breadcrumbs oats nuts peanuts almonds pistachios chestnuts seeds dark-chocolate flour-kind sugar salt
  spices baking-powder yeast fresh-yeast oil vinegar mustard ketchup soy-sauce miso tomato-paste lemon-juice tahini jam syrup
  peanut-butter dried-mushrooms garlic-paste salsa curry-powder hummus guacamole vegetable-stock desiccated-coconut
  vanilla-extract popping-corn rice-cakes beer wine cider orange-juice juice fresh-juice water cooked-dal coconut-water`);

/** Of a vegan kind, and yet not, or nobody knows. */
const NOT_VEGAN = kinds(`
  egg-noodles worcestershire-sauce lemon-curd fish-sauce mashed-potato instant-noodles kimchi macaroni-cheese chocolate-sauce
  lasagne spaghetti-bolognese pasta-salad pad-thai chow-mein paella biryani risotto fried-rice`);

const VEGETARIAN = kinds(`
  dairy eggs boiled-egg milk-preserve breads egg-noodles mashed-potato honey lemon-curd seitan veggie-burger mayonnaise
  margarine chocolate ice-cream chilled-dough pizza-base pancake-batter custard milk-chocolate white-chocolate
  biscuits crackers cereal granola muesli`);

/** Made with animal rennet, by what its name is protected for; parmesan is the best known. */
const NOT_VEGETARIAN = kinds('parmesan grana-padano pecorino gruyere comte roquefort');

/** Whether a food is known to fit. What nobody knows fits nothing: a stock cube may be of chicken. */
export function fits(food: Food, diet: Diet): boolean {
  if (isOneOf(food, NOT_VEGETARIAN)) return false;
  if (isOneOf(food, VEGAN) && !isOneOf(food, NOT_VEGAN)) return true;
  return diet === 'vegetarian' && isOneOf(food, VEGETARIAN);
}
