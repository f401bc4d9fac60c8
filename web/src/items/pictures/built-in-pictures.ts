import { CATEGORIES, type Category } from '@crisper/domain/items/category.ts';
import { foodPictures } from '#ui/pictures/food-pictures.ts';
import { pictureAddress } from '#ui/pictures/picture-address.ts';

/** What people call things that have no picture of their own name, longer names included that mean something else. */
const ALSO: Record<string, string> = {
  milk: 'cream, buttermilk, kefir, latte, creme fraiche',
  custard: 'yoghurt, yogurt, pudding, quark, skyr',
  cheese: 'mozzarella, gouda, feta, cheddar, parmesan, brie, ricotta, halloumi',
  butter: 'margarine',
  'baby-bottle': 'baby milk, formula milk',
  'chicken-leg': 'chicken, turkey, poultry, duck',
  'meat-on-bone': 'meat, beef, lamb, pork, veal, mince, minced meat, ham',
  'hot-dog': 'sausage, frankfurter',
  burger: 'hamburger, cheeseburger, veggie burger',
  fish: 'seafood, salmon, tuna, cod, trout, mackerel, herring, sardine',
  prawn: 'seafood, shrimp',
  bacon: 'salami, pepperoni',
  'leafy-greens': 'lettuce, spinach, kale, cabbage, chard, rocket, pak choi, vegetable, veg',
  herbs: 'basil, parsley, coriander, mint, chives, dill, thyme, rosemary',
  broccoli: 'vegetable, veg',
  carrot: 'vegetable, veg',
  aubergine: 'eggplant',
  'bell-pepper': 'pepper, paprika',
  chilli: 'chili, chilli pepper, chili pepper, jalapeno',
  cucumber: 'courgette, zucchini, pickle, gherkin',
  corn: 'sweetcorn',
  beans: 'lentils, chickpeas',
  apple: 'fruit',
  banana: 'fruit',
  orange: 'fruit, mandarin, clementine, tangerine, grapefruit',
  lemon: 'lime',
  strawberry: 'berry',
  blueberries: 'berry',
  peach: 'nectarine, apricot',
  juice: 'smoothie',
  'soft-drink': 'water, cola, coke, soda, lemonade, ginger ale, ginger beer, root beer, ice tea, iced tea',
  coffee: 'espresso, coffee beans',
  'sparkling-wine': 'prosecco, champagne',
  cookie: 'biscuit',
  fries: 'chips, crisps',
  doughnut: 'donut',
  candy: 'gummy bears, jelly beans',
  peanuts: 'nuts, almonds, cashews, walnuts, hazelnuts, peanut butter, almond butter, nut butter',
  'rice-cracker': 'cracker, rice cake',
  pancakes: 'crepe',
  bread: 'toast, loaf, loaves, sourdough, bun',
  flatbread: 'pita, naan, tortilla',
  taco: 'taco shells',
  spaghetti: 'pasta, lasagne, lasagna, macaroni, penne',
  noodles: 'ramen',
  rice: 'risotto',
  stew: 'soup, leftovers, stock, broth',
  bowl: 'cereal, muesli, granola, oats, oatmeal, porridge, cornflakes, corn flakes',
  'canned-food': 'tin, can, coconut milk, coconut cream',
  jar: 'jam, marmalade, sauce, pesto, ketchup, mustard, mayonnaise, hummus, oil, vinegar, salsa',
  salt: 'black pepper, spice',
};

export interface BuiltInPicture {
  name: string;
  url: string;
  label: string;
  category: Category;
  /** Its label and everything else that people call it. */
  names: string[];
}

export const builtInPictures: BuiltInPicture[] = CATEGORIES.flatMap((category) =>
  foodPictures[category].map(({ name, label }) => ({
    name,
    url: pictureAddress(name),
    label,
    category,
    names: [label.toLowerCase(), ...(ALSO[name]?.split(', ') ?? [])],
  })),
);
