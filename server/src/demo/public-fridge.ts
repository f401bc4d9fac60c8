import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';

export interface DemoItem {
  title: string;
  image: string;
  category: Category;
  quantity: number;
  expiryDate: CalendarDate | null;
  description: string;
  note: string | null;
}

type Shelf = readonly (readonly [
  title: string,
  picture: string,
  quantity: number,
  days: number | null,
  note?: string,
])[];

/** The items: days until each expires, negative for expired ones, null for those without a date. */
const SHELVES: Record<Category, Shelf> = {
  Dairy: [
    ['Whole milk', 'milk', 2, 2, 'Open the older one first'],
    ['Oat milk', 'milk', 1, 12],
    ['Lactose-free milk', 'milk', 1, -2],
    ['Gouda, half a wheel', 'cheese', 1, 24],
    ['Parmesan', 'cheese', 1, 60, 'The rind goes into the soup'],
    ['Feta in brine', 'cheese', 2, 9],
    ['Mozzarella', 'cheese', 3, 1, 'Pizza on Friday!'],
    ['Salted butter', 'butter', 2, 31],
    ['Greek yoghurt', 'milk', 4, 4],
    ['Vanilla custard', 'custard', 2, -1],
    ['Cream cheese', 'cheese', 1, 6],
    ['Eggs from the market', 'egg', 10, 11, 'Float test before baking'],
    ['Boiled eggs', 'egg', 4, 3],
    ['Vanilla ice cream', 'ice-cream', 1, 120],
    ['Soft serve mix', 'soft-serve', 1, 45],
    ['Cheese fondue mix', 'fondue', 1, 38],
    ['Buttermilk', 'milk', 1, 0],
  ],
  Meat: [
    ['Chicken legs', 'chicken-leg', 6, 1, 'Marinate tonight'],
    ['Rump steak', 'steak', 2, 0],
    ['Smoked bacon', 'bacon', 1, 8],
    ['Lamb shank', 'meat-on-bone', 1, 3],
    ['Minced beef', 'meat-on-bone', 1, -1],
    ['Frankfurters', 'hot-dog', 8, 14],
    ['Salami', 'bacon', 1, 40],
    ['Turkey slices', 'chicken-leg', 1, 5],
    ['Salmon fillet', 'fish', 2, 1],
    ['Prawns', 'prawn', 1, 2],
    ['Squid rings', 'squid', 1, -4],
    ['Crab sticks', 'crab', 1, 19],
    ['Fish cakes', 'fish-cake', 4, 7],
    ['Burger patties', 'burger', 4, 90],
    ['Meatballs in gravy', 'stew', 1, 4, 'Made on Sunday, enough for three'],
    ['Breaded prawns', 'fried-prawn', 1, 75],
  ],
  Vegetable: [
    ['Carrots', 'carrot', 8, 16],
    ['Broccoli', 'broccoli', 1, 3],
    ['Tomatoes on the vine', 'tomato', 6, 4],
    ['Cucumber', 'cucumber', 2, 5],
    ['Red peppers', 'bell-pepper', 3, 6],
    ['Aubergine', 'aubergine', 1, 2],
    ['Lettuce', 'leafy-greens', 1, 1, 'Wrap it in a damp cloth'],
    ['Baby spinach', 'leafy-greens', 1, 0],
    ['Potatoes', 'potato', 12, 33],
    ['Sweet potatoes', 'sweet-potato', 4, 21],
    ['Onions', 'onion', 9, 28],
    ['Garlic', 'garlic', 3, 50],
    ['Ginger root', 'ginger', 1, 18],
    ['Sweetcorn', 'corn', 4, 3],
    ['Garden peas', 'peas', 1, 110],
    ['Avocados', 'avocado', 2, 1, 'Ripe now'],
    ['Chillies', 'chilli', 5, 20],
    ['Fresh basil', 'herbs', 1, 2],
    ['Coleslaw', 'salad', 1, -3],
    ['Kidney beans', 'beans', 2, null],
  ],
  Fruits: [
    ['Braeburn apples', 'apple', 7, 25],
    ['Granny Smiths', 'green-apple', 4, 22],
    ['Bananas', 'banana', 5, 2, 'Brown ones: banana bread'],
    ['Strawberries', 'strawberry', 1, 0],
    ['Blueberries', 'blueberries', 2, 4],
    ['Grapes', 'grapes', 1, 5],
    ['Lemons', 'lemon', 4, 17],
    ['Oranges', 'orange', 6, 13],
    ['Pears', 'pear', 3, 6],
    ['Peaches', 'peach', 4, -1],
    ['Cherries', 'cherries', 1, -6],
    ['Half a watermelon', 'watermelon', 1, 2],
    ['Honeydew melon', 'melon', 1, 7],
    ['Pineapple', 'pineapple', 1, 3],
    ['Mangoes', 'mango', 2, 5],
    ['Kiwis', 'kiwi', 6, 10],
    ['Coconut', 'coconut', 1, 41],
  ],
  Beverages: [
    ['Orange juice', 'juice', 2, 5],
    ['Apple juice', 'juice', 1, 64],
    ['Cold brew coffee', 'coffee', 1, 4],
    ['Coffee beans', 'coffee', 1, 85],
    ['Green tea', 'tea', 1, null],
    ['Earl Grey', 'teapot', 1, 300],
    ['Ginger beer', 'soft-drink', 6, 140],
    ['Lemonade', 'soft-drink', 2, 3],
    ['Pale ale', 'beer', 6, 95, 'For Saturday, hands off'],
    ['Red wine, opened', 'wine', 1, 2, 'Or cook with it'],
    ['Prosecco', 'sparkling-wine', 1, 420],
    ['Fruit punch', 'fruit-punch', 1, -2],
    ['Yerba mate', 'mate', 1, 210],
    ['Bubble tea kit', 'bubble-tea', 1, 58],
  ],
  Snacks: [
    ['Dark chocolate', 'chocolate', 3, 130],
    ['Oat cookies', 'cookie', 1, 15],
    ['Salted pretzels', 'pretzel', 2, 44],
    ['Popcorn', 'popcorn', 1, 29],
    ['Peanuts', 'peanuts', 1, 72],
    ['Rice crackers', 'rice-cracker', 2, 36],
    ['Birthday cake', 'cake', 1, 1, 'Two slices left'],
    ['Cupcakes', 'cupcake', 4, 0],
    ['Jam doughnuts', 'doughnut', 3, -1],
    ['Apple pie', 'pie', 1, 3],
    ['Waffles', 'waffle', 6, 8],
    ['Croissants', 'croissant', 4, 1],
    ['Boiled sweets', 'candy', 1, null],
    ['Roast chestnuts', 'chestnuts', 1, -9],
    ['Frozen fries', 'fries', 1, 160],
  ],
  Others: [
    ['Sourdough loaf', 'bread', 1, 3, 'Slice and freeze what is left'],
    ['Baguette', 'baguette', 1, 0],
    ['Bagels', 'bagel', 5, 4],
    ['Flatbreads', 'flatbread', 6, 9],
    ['Basmati rice', 'rice', 2, 365],
    ['Fresh spaghetti', 'spaghetti', 1, 6],
    ['Ramen noodles', 'noodles', 4, 180],
    ['Leftover curry', 'curry', 1, 2, 'Ben’s, please ask'],
    ['Leftover paella', 'paella', 1, -5],
    ['Pizza, two slices', 'pizza', 1, 1],
    ['Sushi from yesterday', 'sushi', 1, -1],
    ['Dumplings', 'dumpling', 20, 52],
    ['Honey', 'honey', 1, null],
    ['Green olives', 'olive', 1, 48],
    ['Tinned tomatoes', 'canned-food', 5, 700],
    ['Sea salt', 'salt', 1, null],
    ['Plum jam', 'jar', 2, 240],
    ['Chickpea falafel', 'falafel', 12, 5],
    ['Hand cream', 'lotion', 1, 330],
    ['Cough syrup', 'medicine', 1, -12],
    ['Baby formula', 'baby-bottle', 1, 27],
  ],
};

const PLACES = [
  'Top shelf',
  'Middle shelf',
  'Vegetable drawer',
  'Door',
  'Bottom shelf, at the back',
  'Freezer, second drawer',
];

/** A plausible fridge as it looks on that day. */
export function demoItems(today: CalendarDate): DemoItem[] {
  return Object.entries(SHELVES).flatMap(([category, shelf]) =>
    shelf.map(([title, picture, quantity, days, note], index) => ({
      title,
      image: `/pictures/${picture}.webp`,
      category: category as Category,
      quantity,
      expiryDate: days === null ? null : addDays(today, days),
      description: `${PLACES[index % PLACES.length]}.`,
      note: note ?? null,
    })),
  );
}
