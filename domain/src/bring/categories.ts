import type { Category } from '#foods/category.ts';
import { plainWords, wordTable } from './cells.ts';

/** What programs and people call kinds of food: EverShelf writes its Italian keys in every language. */
const GROUPS = wordTable<Category>({
  Dairy:
    'dairy, dairy products, milk products, cheese, eggs, latticini, formaggi, uova, milchprodukte, milch, molkerei, kase, produits laitiers, cremerie, lacteos, zuivel',
  Meat: 'meat, meat fish, meat and fish, fish, poultry, seafood, carne, pesce, salumi, fleisch, fleisch fisch, fisch, wurst, viande, poisson, pescado, vlees, vis',
  Vegetable:
    'vegetable, vegetables, veg, verdura, verdure, ortaggi, gemuse, obst gemuse, legumes, verduras, groente, groenten',
  Fruits: 'fruit, fruits, frutta, obst, fruta, frutas, fruit and veg, fruits et legumes',
  Beverages:
    'beverages, beverage, drinks, drink, bevande, getranke, boissons, boisson, bebidas, dranken, alcohol, wine, beer, coffee, tea',
  Snacks:
    'snacks, snack, sweets, sweets snacks, dolci, sussigkeiten, confiserie, dulces, snoep, biscuits, chocolate',
  Others:
    'others, other, canned, conserve, pasta, condimenti, surgelati, pane, cereali, baking, altro, sonstiges, konserven, backen, gewurze, frozen, tk, epices, conserves, otros',
});

/** Emoji before the words are no part of them. */
export const categoryOf = (group: string | null): Category | null =>
  group === null ? null : (GROUPS.get(plainWords(group)) ?? null);

const HOUSEHOLD = new Set(
  'household, haushalt, cleaning, hygiene, igiene, pulizia, casa, drogerie, menage, hogar, huishouden, toiletries, pets, appliance, appliances'
    .split(',')
    .map(plainWords),
);

/** Whether the source itself says that the things of a group are not eaten. */
export const isHouseholdGroup = (group: string | null): boolean =>
  group !== null && HOUSEHOLD.has(plainWords(group));
