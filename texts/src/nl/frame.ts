// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

export const eatFirst = 'Eerst opeten';
export const shopping = 'Boodschappen';
export const cook = 'Koken';
export const waste = 'Verspilling';
export const me = 'Ik';
export const addFood = 'Toevoegen';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Elke dag';
export const dueToday = ({ count }: { count: number }) => `${count} vandaag`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ding`, other: `${count} dingen` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Andere keuken';
export const people = 'Mensen';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Keuken beginnen';
export const startKitchenText = 'Voor het eten bij jullie thuis. Verder ziet niemand het.';
/** Below the name of the dashboard. */
export const dashboardText = 'de open koelkast, en jij';
