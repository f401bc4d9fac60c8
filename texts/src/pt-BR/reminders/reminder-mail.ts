import { plural } from '#pt-BR/plural.ts';

const andOthers = (more: number) =>
  more > 0 ? plural(more, { one: ` e mais ${more}`, other: ` e mais ${more}` }) : '';

export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Comer primeiro: ${title}${andOthers(more)}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Vencido: ${title}${andOthers(more)}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Não comer: ${title}${andOthers(more)}`;
export const heading = 'Sua geladeira hoje';
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `E mais ${count}.`, other: `E mais ${count}.` });
export const openNotifications = 'Abrir minhas notificações';
export const whyDaily = 'Você pediu este e-mail todos os dias. No seu perfil dá para mudar quando ele chega.';
export const whyWhenDue =
  'Você pediu este e-mail quando algo precisa ser comido. No seu perfil dá para mudar quando ele chega.';
export const whyFromTheStart =
  'Este e-mail chega quando algo precisa ser comido, porque seu e-mail está confirmado. No seu perfil dá para mudar quando ele chega.';
export const stop = 'Parar';
