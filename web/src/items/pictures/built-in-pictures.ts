import { CATEGORIES, type Category } from '@crisper/domain/items/category.ts';

/** The pictures that come with the app, by what they usually are; a file in /pictures/ each. */
const SHELVES: Record<Category, string> = {
  Dairy: 'milk cheese butter egg custard ice-cream soft-serve fondue fried-egg category-dairy',
  Meat: 'chicken-leg steak bacon meat-on-bone hot-dog fish prawn fried-prawn fish-cake squid crab lobster oyster burger category-meat',
  Vegetable:
    'carrot broccoli tomato cucumber bell-pepper aubergine leafy-greens potato sweet-potato onion garlic ginger corn peas beans avocado chilli herbs salad olive category-vegetable',
  Fruits:
    'apple green-apple banana strawberry blueberries grapes lemon orange pear peach cherries watermelon melon pineapple mango kiwi coconut category-fruits',
  Beverages:
    'juice coffee tea teapot soft-drink beer wine sparkling-wine sake mate bubble-tea fruit-punch category-beverages',
  Snacks:
    'chocolate cookie pretzel popcorn peanuts chestnuts rice-cracker cake cupcake doughnut pie waffle pancakes croissant candy fries category-snacks',
  Others:
    'bread baguette bagel flatbread sandwich rice spaghetti noodles curry stew paella pizza sushi dumpling taco burrito falafel bento takeaway bowl honey jar canned-food salt lotion medicine baby-bottle category-others',
};

/** What people call things that have no picture of their own name. */
const ALSO: Record<string, string> = {
  milk: 'cream buttermilk kefir latte',
  custard: 'yoghurt yogurt pudding quark skyr',
  cheese: 'mozzarella gouda feta cheddar parmesan brie',
  butter: 'margarine',
  'chicken-leg': 'chicken turkey poultry duck',
  'meat-on-bone': 'beef lamb pork mince minced ham meat',
  'hot-dog': 'sausage frankfurter',
  fish: 'salmon tuna cod trout',
  prawn: 'shrimp',
  bacon: 'salami',
  'leafy-greens': 'lettuce spinach kale cabbage chard',
  herbs: 'basil parsley coriander mint',
  aubergine: 'eggplant',
  'bell-pepper': 'pepper paprika',
  chilli: 'chili',
  cucumber: 'courgette zucchini pickle',
  beans: 'lentils chickpeas',
  orange: 'mandarin clementine tangerine',
  juice: 'smoothie',
  'soft-drink': 'cola soda lemonade',
  peanuts: 'nuts almonds cashews',
  bread: 'toast loaf sourdough',
  spaghetti: 'pasta lasagne',
  noodles: 'ramen',
  stew: 'soup leftovers',
  'canned-food': 'tin tinned can',
  jar: 'jam sauce pesto',
  doughnut: 'donut',
  fries: 'chips crisps',
};

export interface BuiltInPicture {
  name: string;
  url: string;
  label: string;
  category: Category;
  words: string[];
}

export const builtInPictures: BuiltInPicture[] = CATEGORIES.flatMap((category) =>
  SHELVES[category].split(' ').map((name) => ({
    name,
    url: `/pictures/${name}.webp`,
    label: name.startsWith('category-') ? `Any ${category.toLowerCase()}` : name.replaceAll('-', ' '),
    category,
    words: `${name.replaceAll('-', ' ')} ${ALSO[name] ?? ''}`.trim().split(' '),
  })),
);
