import type { Food } from '#foods/food.ts';

/**
 * What packs in the European Union have to name, apart from lupin, which no food of the list is known for. In the order in
 * which they are said.
 */
export const ALLERGENS = [
  ...([
    'gluten',
    'milk',
    'egg',
    'fish',
    'crustaceans',
    'molluscs',
    'nuts',
    'peanuts',
    'soya',
    'sesame',
  ] as const),
  ...(['celery', 'mustard', 'sulphites'] as const),
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/**
 * The foods, and kinds of them, that usually have it in them; with a minus those below that do not. It is said of them that
 * they contain it, and never of others that they do not: recipes differ, and only the pack knows.
 */
const ROWS: Record<Allergen, string> = {
  gluten: `breads chilled-dough pizza-dough breadcrumbs dry-pasta -rice-noodles fresh-pasta cooked-pasta cooked-grains
    flour-kind -cornflour -rice-flour -gram-flour couscous bulgur-wheat pearl-barley semolina cereal-kind overnight-oats
    oat-milk oat-yoghurt breaded crackers -rice-cakes biscuits pretzels cereal-bar bakery-sweet -meringue cream-cake
    cheesecake tiramisu trifle pastry-savoury -onion-bhaji fresh-batter -idli-batter yorkshire-pudding frozen-pizza pizza
    sandwich burrito dumplings soy-sauce -fish-sauce seitan beer -cider hoisin-sauce teriyaki-sauce oyster-sauce
    worcestershire-sauce yeast-extract sausage black-pudding crab-sticks gravy gravy-granules cheese-sauce liquorice
    veggie-burger stuffed-meat lasagne spaghetti-bolognese macaroni-cheese pasta-salad chow-mein baking-mix -gelatine -jelly-cubes`,
  milk: `dairy -plant-milk -soy-yoghurt -oat-yoghurt -vegan-cheese -breast-milk milk-preserve chilled-dessert ice-cream
    cream-bakery -jelly-dessert -energy-balls cheese-sauce nacho-cheese tzatziki raita garlic-bread garlic-butter
    macaroni-cheese lasagne ravioli tortellini risotto pesto chocolate -dark-chocolate chocolate-spread chocolate-mousse
    hot-chocolate quiche pizza frozen-pizza viennoiserie pastry-sweet -baklava pancakes waffles pancake-batter -idli-batter
    yorkshire-pudding cake biscuits cookie-dough scones mashed-potato cottage-pie shepherds-pie fish-pie moussaka korma
    chicken-tikka-masala greek-salad caesar-salad cheeseburger cream-liqueur naan`,
  egg: `eggs -egg-substitute cooked-egg pickled-egg scotch-egg eggnog mayonnaise -horseradish fresh-mayonnaise egg-noodles
    fresh-pasta -gnocchi lemon-curd meringue custard chocolate-mousse tiramisu trifle cheesecake cake
    pancakes waffles pancake-batter -idli-batter yorkshire-pudding quiche potato-salad coleslaw caesar-salad crab-sticks
    marshmallows doughnut`,
  fish: `raw-fish -raw-shellfish fish-product tinned-fish anchovies dried-fish cooked-fish fish-fingers fish-sauce
    worcestershire-sauce fish-pie taramasalata caesar-salad sushi tapenade pad-thai kimchi thai-green-curry`,
  crustaceans: 'prawns crab lobster cooked-prawns prawn-crackers crab-sticks pad-thai paella',
  molluscs: 'scallops squid mussels oyster-sauce',
  nuts: `nuts -pine-nuts almonds pistachios marzipan chocolate-spread almond-milk granola muesli pesto baklava korma
    stollen`,
  peanuts: 'peanuts peanut-butter pad-thai',
  soya: `tofu tempeh textured-soy miso soy-sauce -fish-sauce soy-milk soy-yoghurt edamame hoisin-sauce teriyaki-sauce
    oyster-sauce`,
  sesame: 'sesame-seeds sesame-oil tahini hummus halva baba-ganoush',
  celery: 'celery celeriac vegetable-stock stock-cubes carton-stock',
  mustard: `mustard -mint-sauce -cranberry-sauce -wasabi piccalilli salad-cream salad-dressing homemade-dressing
    curry-powder`,
  sulphites:
    'wine sparkling-wine fortified-wine -mirin -sake cider balsamic-vinegar white-wine-vinegar dried-apricots',
};

const words = (row: string) => row.trim().split(/\s+/);

/** For each, what has it and what of that has not. */
const TABLE = ALLERGENS.map((allergen) => ({
  allergen,
  has: new Map(
    words(ROWS[allergen]).map((word) => (word.startsWith('-') ? [word.slice(1), false] : [word, true])),
  ),
}));

/** What is usually in a food: the nearest that is said of it or of what it is a kind of. */
export const allergensOf = ({ kinds }: Food): Allergen[] =>
  TABLE.flatMap(({ allergen, has }) => {
    const nearest = kinds.find((kind) => has.has(kind));
    return nearest !== undefined && has.get(nearest) ? [allergen] : [];
  });

/** For the test that they are in the list. */
export const ALLERGENIC_FOODS: readonly string[] = TABLE.flatMap(({ has }) => [...has.keys()]);
