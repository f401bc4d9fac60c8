interface Correction {
  /** The product, with its words if there are several of that name. */
  product: string;
  /** In place of its times, written like those of the rows. */
  times: string;
  why: string;
}

/** Rows of FoodKeeper that are wrong, or too bold for a date that nobody has read off a label. */
export const CORRECTIONS: Correction[] = [
  {
    product: 'Bread|homemade',
    times: '3d - 3d - 3m',
    why: 'Two months is how long bread keeps in a freezer. A fridge makes it stale sooner than the pantry.',
  },
  {
    product: 'Commercial bread products|pan breads flat rolls buns',
    times: '5d 5d 5d - 3m',
    why: 'Two weeks is for bread with preservatives; bread from a bakery is mouldy within one.',
  },
  {
    product: 'Pastries, danish|',
    times: '7d - 5d - -',
    why: 'Fourteen months in a fridge, for something that keeps five days outside of it, is a slip for days.',
  },
  {
    product: 'Whipped topping|tub',
    times: '2w - - - 3m',
    why: 'Fourteen months in a freezer are more than any other cream has.',
  },
  {
    product: 'Mung bean|sprouts',
    times: '5d - - - -',
    why: 'Sprouts spoil within days, as the row of bean sprouts says; four weeks is for the dry bean.',
  },
  {
    product: 'Pastrami|',
    times: '5d 3d - - 1m',
    why: 'Forty days is for a sealed piece; sliced it keeps like other cold meat.',
  },
  {
    product: 'Cheese|hard cheddar swiss block parmesan',
    times: '3w 3w - - 6m',
    why: 'Six months is for a sealed block. Cheese cut in the shop keeps like an opened one.',
  },
  {
    product: 'Cheese|parmesan shredded grated',
    times: '1m - - - 3m',
    why: 'Twelve months is for the dry powder; grated cheese keeps like other shredded cheese.',
  },
  {
    product: 'Sour cream|',
    times: '1w 1w - - -',
    why: 'FoodKeeper gives only the most, three weeks.',
  },
  {
    product: 'Tomatoes|',
    times: '5d - 5d - 2m',
    why: 'Shops sell them ripe; then they keep as the row of cherry tomatoes says.',
  },
  {
    product: 'Hummus|commercial pasteurized preservatives',
    times: '7d 7d - - -',
    why: 'Three months is for sealed tubs with preservatives, which carry a date of their own.',
  },
  {
    product: 'Onions|spring green',
    times: '1w - - - 10m',
    why: 'A month in the pantry is for dry onions; green ones wilt there.',
  },
  {
    product: 'Pesto|jarred',
    times: '3d 3d 6m - 1m',
    why: 'Six months is for a sealed jar, which needs no fridge. What is sold chilled keeps like an opened one.',
  },
];

/** What would keep in a fridge, and is better outside of it or has always been: bread, bananas, nuts. */
export const KEPT_OUTSIDE = [
  ...['Bread', 'Commercial bread products', 'Whole wheat bread', 'Tortillas', 'Croutons'],
  ...['Avocados', 'Bananas', 'Pineapple', 'Tomatoes'],
  ...['Garlic', 'Onions', 'Potatoes', 'Pumpkins', 'Yams/sweet potatoes'],
  ...['Almonds', 'Cashews', 'Macadamias', 'Peanuts', 'Pecans', 'Pistachios', 'Walnuts', 'Pine nuts'],
  ...['Dates', 'Ghee', 'Honey', 'Peanut butter', 'Whole wheat flour'],
];
