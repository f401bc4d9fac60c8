// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

export const eatFirst = 'Comer ya';
export const shopping = 'Compra';
export const cook = 'Cocinar';
export const waste = 'Desperdicio';
export const me = 'Yo';
export const addFood = 'Añadir comida';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Cada día';
export const dueToday = ({ count }: { count: number }) => `${count} hoy`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: '1 alimento', other: `${count} alimentos` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Cambiar de cocina';
export const people = 'Personas';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Crear una cocina';
export const startKitchenText = 'Para tu comida, con quien vives. Nadie más la ve.';
/** Below the name of the dashboard. */
export const dashboardText = 'la nevera abierta y tú';
