// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

export const eatFirst = 'Eat first';
export const shopping = 'Shopping';
export const cook = 'Cook';
export const waste = 'Waste';
export const me = 'Me';
export const addFood = 'Add food';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Every day';
export const dueToday = ({ count }: { count: number }) => `${count} today`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: '1 food', other: `${count} foods` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Change the kitchen';
export const people = 'People';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Start a kitchen';
export const startKitchenText = 'For your own food, with those you live with. Nobody else sees it.';
/** Below the name of the dashboard. */
export const dashboardText = 'the public fridge, and you';
