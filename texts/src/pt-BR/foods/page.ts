import { plural } from '#pt-BR/plural.ts';

export const pageTitle = 'Quanto tempo cada coisa dura';
export const pageDescription =
  'Quanto tempo 800 alimentos duram na geladeira, no freezer e no armário, fechados e abertos, cada um com a fonte.';
export const heading = 'Quanto tempo cada coisa dura';
export const introduction =
  'É por esta lista que o Crisper estima as datas. Cada prazo é o menor que a fonte dá. Uma data “consumir até” na embalagem vale mais, e depois da validade seus olhos e seu nariz também.';
export const raw = 'Carne, aves e peixes crus: depois deste prazo, não comer.';
export const search = 'Buscar um alimento';
export const searchHint = 'requeijão, arroz cozido, papel higiênico…';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} alimento`, other: `${count} alimentos` });
export const unknown =
  'Não conhecemos este alimento. O Crisper não dá data a ele e pergunta a você; dá para buscar aquilo de que ele é feito.';
export const noFood = 'Isso não é comida.';

export const fridge = 'Geladeira';
export const freezer = 'Freezer';
export const cupboard = 'Armário';
export const opened = ({ time }: { time: string }) => `aberto: ${time}`;
export const forEver = 'sem limite';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} dia`, other: `${count} dias` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} semana`, other: `${count} semanas` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${count} mês`, other: `${count} meses` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} ano`, other: `${count} anos` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `também: ${names}`;
export const weighs = ({ grams }: { grams: string }) => `cerca de ${grams} g cada`;
