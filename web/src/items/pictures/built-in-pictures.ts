import { CATEGORIES, type Category } from '@crisper/domain/items/category.ts';
import { foodPictures } from '#ui/food-pictures.ts';
import { pictureAddress } from '#ui/picture-address.ts';

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
  foodPictures[category].map(({ name, label }) => ({
    name,
    url: pictureAddress(name),
    label,
    category,
    words: `${label} ${ALSO[name] ?? ''}`.toLowerCase().trim().split(' '),
  })),
);
