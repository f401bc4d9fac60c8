// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

/** The whole does not fit the bar of a phone. */
export const eatFirst = 'Da mangiare';
export const shopping = 'Spesa';
export const cook = 'Cucinare';
export const waste = 'Spreco';
export const me = 'Io';
export const addFood = 'Aggiungi alimenti';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Ogni giorno';
export const dueToday = ({ count }: { count: number }) => `${count} oggi`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} alimento`, other: `${count} alimenti` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Cambia cucina';
export const people = 'Persone';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Crea una cucina';
export const startKitchenText = 'Per il cibo tuo e di chi vive con te. Nessun altro lo vede.';
/** Below the name of the dashboard. */
export const dashboardText = 'il frigo aperto, e tu';
