/** Foods that dishes use in the same way; `@roasting` in a row stands for all of them. */
export const GROUPS: Readonly<Record<string, string>> = {
  roasting: `pepper courgette aubergine carrot parsnip sweet-potato potato beetroot winter-squash pumpkin fennel
    cauliflower broccoli brussels-sprouts leek red-onions shallots tomato mushroom celeriac turnip swede asparagus
    artichoke cabbage corn okra any-vegetable`,
  frying: `courgette pepper mushroom spinach chard kale tomato broccoli leek green-beans peas asparagus aubergine cabbage
    spring-onion cauliflower brussels-sprouts bok-choy corn potatoes broad-beans rocket radicchio bagged-salad fennel okra
    any-vegetable frozen-vegetables cooked-vegetables stir-fry-vegetables tinned-vegetables`,
  quick: `pepper broccoli carrot bok-choy cabbage peas mushroom bean-sprouts courgette spring-onion spinach kale
    chard corn leek cauliflower asparagus brussels-sprouts celery okra radish turnip aubergine edamame
    stir-fry-vegetables any-vegetable frozen-vegetables`,
  souping: `carrot leek potatoes parsnip celeriac celery cauliflower broccoli winter-squash pumpkin turnip swede spinach kale
    chard courgette peas tomato cabbage fennel pepper mushroom beetroot green-beans broad-beans lettuce bagged-salad
    watercress asparagus brussels-sprouts corn rocket cassava jicama any-vegetable frozen-vegetables cooked-vegetables
    tinned-vegetables`,
  salad: `cucumber tomato pepper radish carrot lettuce iceberg bagged-salad rocket spinach radicchio celery fennel
    spring-onion cooked-beetroot avocado kohlrabi jicama`,
  leaves: 'lettuce iceberg bagged-salad rocket spinach radicchio watercress chinese-cabbage',
  greens: 'spinach kale chard rocket watercress bok-choy lettuce cabbage',
  melting: `cheddar hard-cheese grated-cheese mozzarella sliced-cheese soft-cheese blue-cheese string-cheese vegan-cheese
    cheese`,
  crumbling: 'feta goat-cheese blue-cheese halloumi ricotta cottage-cheese mozzarella',
  creams: `cream double-cream creme-fraiche sour-cream half-and-half clotted-cream mascarpone cream-cheese
    -whipped-cream -spray-cream -coffee-creamer`,
  /** Whipped or sweetened, they are no part of a sauce or a batter. */
  pouring: 'cream -whipped-cream -spray-cream -coffee-creamer',
  milks: 'milk -flavoured-milk -milkshake',
  /** The list has tinned sweetcorn among the beans; baked beans come in a sweet sauce. */
  beans: `chickpeas kidney-beans cannellini-beans butter-beans black-beans tinned-beans -baked-beans -tinned-sweetcorn
    -refried-beans`,
  /** Smoked fish that is eaten as it is; haddock and kippers have to be cooked. */
  readysmoked: 'smoked-fish -smoked-haddock -kippers',
  /** A loaf holds together by gluten, which these have. */
  doughflour: 'flour flour-kind -cornflour -rice-flour -gram-flour',
  plainbutter: 'butter -garlic-butter',
  cookedmeat: 'cooked-chicken cooked-meat ham cooked-sausage cooked-bacon',
  stewfruit: `apple pear plum rhubarb peach nectarine apricot berry cherry gooseberry quince fig grapes orange mango
    pineapple any-fruit`,
};
