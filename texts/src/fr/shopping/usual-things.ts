import { plural } from '#fr/plural.ts';

export const heading = 'Comme d’habitude';
/** Below the name of something of which nothing is left. */
export const ranOut = 'fini';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} fini`, other: `${count} finis` });
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Tout (${count})`;
export const fewer = 'Moins';
export const hint =
  'D’abord ce qui est fini, puis ce que tu achètes le plus. Un geste le met sur la liste, un autre le retire.';
