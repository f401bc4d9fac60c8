import { plural } from '#it/plural.ts';

export const heading = 'Le solite cose';
/** Below the name of something of which nothing is left. */
export const ranOut = 'finito';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} finito`, other: `${count} finiti` });
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Tutte (${count})`;
export const fewer = 'Meno';
export const hint =
  'Prima quello che è finito, poi quello che compri di più. Un tocco lo mette sulla lista, un altro lo toglie.';
