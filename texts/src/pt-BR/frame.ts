// A file of its own: the texts of the navigation are on every page.
import { plural } from './plural.ts';

/** The whole, with "d’abord", does not fit the bar of a phone. */
export const eatFirst = 'Comer já';
export const shopping = 'Compras';
export const cook = 'Cozinhar';
export const waste = 'Desperdício';
export const me = 'Eu';
export const addFood = 'Adicionar item';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Todo dia';
export const dueToday = ({ count }: { count: number }) => `${count} hoje`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} item`, other: `${count} itens` });
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Trocar de cozinha';
export const people = 'Pessoas';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Criar uma cozinha';
export const startKitchenText = 'Para a sua comida, com quem mora com você. Ninguém mais vê.';
/** Below the name of the dashboard. */
export const dashboardText = 'a geladeira aberta e você';
