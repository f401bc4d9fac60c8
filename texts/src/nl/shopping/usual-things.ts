export const heading = 'Wat je vaak koopt';
/** Below the name of something of which nothing is left. */
export const ranOut = 'op';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) => `${count} op`;
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Alle ${count}`;
export const fewer = 'Minder';
export const hint =
  'Eerst wat op is, dan wat je het vaakst koopt. Eén tik zet het op de lijst, nog een haalt het eraf.';
