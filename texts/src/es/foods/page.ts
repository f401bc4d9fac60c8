import { plural } from '#es/plural.ts';

export const pageTitle = 'Cuánto duran las cosas';
export const pageDescription =
  'Cuánto duran 800 alimentos en la nevera, el congelador y la despensa, cerrados y abiertos, cada uno con su fuente.';
export const heading = 'Cuánto duran las cosas';
export const introduction =
  'Esta es la lista con la que Crisper estima las fechas. Cada plazo es el más corto que da su fuente. Una fecha de caducidad en el envase cuenta más, y pasado el consumo preferente, también tus ojos y tu nariz.';
export const raw = 'Carne, ave y pescado crudos: pasado este plazo, no comer.';
export const search = 'Buscar un alimento';
export const searchHint = 'queso manchego, arroz cocido, papel higiénico…';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: '1 alimento', other: `${count} alimentos` });
export const unknown =
  'No conocemos este alimento. Crisper no le pone fecha y te la pregunta; puedes buscar de qué está hecho.';
export const noFood = 'Eso no se come.';

export const fridge = 'Nevera';
export const freezer = 'Congelador';
export const cupboard = 'Despensa';
export const opened = ({ time }: { time: string }) => `abierto: ${time}`;
export const forEver = 'sin límite';
export const days = ({ count }: { count: number }) => plural(count, { one: '1 día', other: `${count} días` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: '1 semana', other: `${count} semanas` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: '1 mes', other: `${count} meses` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: '1 año', other: `${count} años` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `también: ${names}`;
export const weighs = ({ grams }: { grams: string }) => `una unidad pesa unos ${grams} g`;
