// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

export const eatFirst = 'Ät först';
export const shopping = 'Handla';
export const cook = 'Laga';
export const waste = 'Matsvinn';
export const me = 'Jag';
export const addFood = 'Lägg in mat';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Varje dag';
export const dueToday = ({ count }: { count: number }) => `${count} i dag`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} sak`, other: `${count} saker` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Byt kök';
export const people = 'Personer';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Skapa ett kök';
export const startKitchenText = 'För din egen mat, med dem du bor med. Ingen annan ser den.';
/** Below the name of the dashboard. */
export const dashboardText = 'det öppna kylskåpet, och du';
