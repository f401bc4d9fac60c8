import type { Product } from './products.ts';

/** Raw meat, poultry, fish and mince: what is past its time is not judged by its smell. */
const RAW = new Set([
  ...['Beef', 'Lamb', 'Veal', 'Pork', 'Goat', 'Venison', 'Variety meats'],
  ...['Stuffed, raw pork chops', 'Raw kabobs with vegetables'],
  ...['Chicken', 'Turkey', 'Ground turkey or chicken', 'Chicken parts', 'Turkey parts', 'Turducken'],
  ...['Duckling', 'Goose', 'Pheasant', 'Quail', 'Capon', 'Cornish Hens', 'Giblets'],
  'Stuffed, raw chicken breasts',
  ...['Lean fish', 'Fatty fish', 'Scallops', 'Shrimp, crayfish', 'Squid'],
  ...['Shucked clams, mussels, and oysters', 'Live clams, mussels, crab, and oysters'],
  ...['Fresh clams, mussels, oysters', 'Fresh whole lobster'],
]);
/** Products that are raw in some of their rows only, and the word that says so. */
const RAW_WORDS: Record<string, string> = { Sausage: 'raw', Ham: 'fresh', 'Crab meat': 'fresh' };

export const isRaw = ({ name, details }: Product): boolean =>
  RAW.has(name) || details.has(RAW_WORDS[name] ?? '');
