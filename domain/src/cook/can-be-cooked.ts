import { type Food, isA } from '#foods/food.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The kinds of foods of which a dish can be made, so that one has to be there for each of them. */
const COOKABLE = words(`
  milk buttermilk kefir sour-milk plant-milk cream yoghurt quark cheese egg egg-white egg-substitute
  raw-meat raw-poultry raw-fish bacon gammon ham cold-cuts dried-sausage prosciutto cooked-sausage corned-beef cooked-meat
  cooked-chicken cooked-fish cooked-prawns smoked-fish fish-fingers vegetable cooked-beetroot cooked-vegetables
  stir-fry-vegetables cauliflower-rice fruits cut-fruit dried-fruit breads cooked-rice cooked-pasta cooked-grains fresh-pasta
  pizza-dough tofu tempeh seitan falafel veggie-burger hummus grain dry-pasta pulse oats tinned-beans tinned-tomatoes
  tinned-fish tinned-vegetables tinned-fruit coconut-milk kimchi olives pickles`);

/** Of such a kind, and yet eaten as they are, dishes already, or used by the spoon only. */
const NOT_COOKABLE = words(`
  flavoured-milk milkshake spray-cream coffee-creamer garlic-bread instant-noodles refried-beans oysters
  fried-rice risotto paella biryani lasagne spaghetti-bolognese macaroni-cheese pasta-salad pad-thai chow-mein apple-sauce
  pickled-onions piccalilli ginger lemongrass`);

/** Whether something can be cooked of it, by what the list of foods says it is. */
export const canBeCooked = (food: Food): boolean =>
  COOKABLE.some((kind) => isA(food, kind)) && !NOT_COOKABLE.some((kind) => isA(food, kind));
