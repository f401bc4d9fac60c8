import { plural } from '#pt-BR/plural.ts';

export const heading = 'De sempre';
/** Below the name of something of which nothing is left. */
export const ranOut = 'acabou';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} acabou`, other: `${count} acabaram` });
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Todos (${count})`;
export const fewer = 'Menos';
export const hint =
  'Primeiro vem o que acabou, depois o que você mais compra. Um toque põe na lista, outro tira.';
