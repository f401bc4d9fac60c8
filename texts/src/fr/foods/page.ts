import { plural } from '#fr/plural.ts';

export const pageTitle = 'Combien de temps ça se garde';
export const pageDescription =
  'Combien de temps 800 aliments se gardent au frigo, au congélateur et au placard, fermés et ouverts, chacun avec sa source.';
export const heading = 'Combien de temps ça se garde';
export const introduction =
  'C’est la liste d’après laquelle Crisper estime les dates. Chaque durée est la plus courte que donne sa source. Une DLC sur l’emballage compte davantage, et après une DDM, tes yeux et ton nez aussi.';
export const raw = 'Viande, volaille et poisson crus : passé ce délai, ne plus manger.';
export const search = 'Trouver un aliment';
export const searchHint = 'comté, riz cuit, papier toilette…';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} aliment`, other: `${count} aliments` });
export const unknown =
  'On ne connaît pas cet aliment. Crisper ne lui donne pas de date, et te la demande ; tu peux chercher ce dont il est fait.';
export const noFood = 'Ça ne se mange pas.';

export const fridge = 'Frigo';
export const freezer = 'Congélateur';
export const cupboard = 'Placard';
export const opened = ({ time }: { time: string }) => `ouvert : ${time}`;
export const forEver = 'sans limite';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} jour`, other: `${count} jours` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} semaine`, other: `${count} semaines` });
export const months = ({ count }: { count: number }) => `${count} mois`;
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} an`, other: `${count} ans` });

export const source = 'USDA FoodKeeper :';
export const also = ({ names }: { names: string }) => `aussi : ${names}`;
export const weighs = ({ grams }: { grams: string }) => `environ ${grams} g la pièce`;
