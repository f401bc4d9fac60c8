import type { Food } from './food.ts';

/**
 * Foods that stand below another in the list because they keep as long, and are no kind of it: what asks for chives is not
 * served by rosemary.
 */
const KEPT_ALIKE: ReadonlySet<string> = new Set(
  `smoked-haddock pancetta shallots creme-fraiche sour-cream lime-juice idli-batter rosemary thyme oregano redcurrants blackcurrants lychees dragon-fruit star-fruit persimmons quince kohlrabi daikon edamame
  goose quail pheasant octopus clams oysters hazelnuts milkshake flavoured-milk spray-cream coffee-creamer
  garlic-butter fish-sauce brown-sauce sweet-chilli-sauce hot-sauce sriracha harissa salad-cream tartare-sauce horseradish
  mint-sauce cranberry-sauce wasabi hoisin-sauce oyster-sauce teriyaki-sauce worcestershire-sauce stock-cubes
  chocolate-sauce couscous bulgur-wheat pearl-barley polenta semolina buckwheat cornflour rice-flour gram-flour baked-beans
  tinned-sweetcorn refried-beans gelatine jelly-cubes apple-sauce`
    .trim()
    .split(/\s+/),
);

/** What it can be cooked as, from itself up. */
export function cookedAs({ id, kinds }: Food): readonly string[] {
  return KEPT_ALIKE.has(id) ? kinds.filter((_, at) => at !== 1) : kinds;
}

/** For the test that they are in the list. */
export const KEPT_ALIKE_IDS: readonly string[] = [...KEPT_ALIKE];
