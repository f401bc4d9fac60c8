import { plural } from '#pt-BR/plural.ts';

export const heading = 'Guardar';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Guardar ${count}`;
export const pageDescription = 'O que você comprou vai para a cozinha.';
export const close = 'Voltar para a lista';
export const goesInto = ({ kitchen }: { kitchen: string }) => `em “${kitchen}”`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: `Guardar · ${count} item`, other: `Guardar · ${count} itens` });
export const nothing = 'Nada está marcado.';
export const nothingText = 'Marque o que você pegou e guarde tudo aqui.';
export const receipt = 'Ler o cupom';
export const receiptHint = 'para os preços e o que não estava na lista';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'não é comida, só sai da lista';
export const isFood = ({ title }: { title: string }) => `É comida: ${title}`;
