import { plural } from '#en/plural.ts';

export const pageTitle = 'How long things keep';
export const pageDescription =
  'How long 800 foods keep in the fridge, the freezer and the cupboard, sealed and opened, each with its source.';
export const heading = 'How long things keep';
export const introduction =
  'This is the list that Crisper estimates dates by. Each time is the least that its source gives. A use-by date on the pack counts for more, and so do your eyes and nose after a best-before date.';
export const raw = 'Raw meat, poultry and fish: after this time, do not eat them.';
export const search = 'Find a food';
export const searchHint = 'cheddar, cooked rice, loo roll …';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: '1 food', other: `${count} foods` });
export const unknown =
  'We do not know this food. Crisper gives it no date, and asks you; you can look for what it is made of.';
export const noFood = 'That is no food.';

export const fridge = 'Fridge';
export const freezer = 'Freezer';
export const cupboard = 'Cupboard';
export const opened = ({ time }: { time: string }) => `${time} opened`;
export const forEver = 'for ever';
export const days = ({ count }: { count: number }) => plural(count, { one: '1 day', other: `${count} days` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: '1 week', other: `${count} weeks` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: '1 month', other: `${count} months` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: '1 year', other: `${count} years` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `also ${names}`;
export const weighs = ({ grams }: { grams: string }) => `one weighs about ${grams} g`;
