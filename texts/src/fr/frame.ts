// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

/** The whole, with "d’abord", does not fit the bar of a phone. */
export const eatFirst = 'À manger';
export const shopping = 'Courses';
export const cook = 'Cuisiner';
export const waste = 'Gaspillage';
export const me = 'Moi';
export const addFood = 'Ajouter un aliment';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Tous les jours';
export const dueToday = ({ count }: { count: number }) => `${count} aujourd’hui`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} aliment`, other: `${count} aliments` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Changer de cuisine';
export const people = 'Personnes';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Créer une cuisine';
export const startKitchenText = 'Pour ce que tu manges, avec qui tu vis. Personne d’autre ne le voit.';
/** Below the name of the dashboard. */
export const dashboardText = 'le frigo ouvert, et toi';
