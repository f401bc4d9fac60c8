export const heading = 'Das Übliche';
/** Below the name of something of which nothing is left. */
export const ranOut = 'aufgebraucht';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) => `${count} aufgebraucht`;
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Alle ${count}`;
export const fewer = 'Weniger';
export const hint =
  'Erst kommt, was aufgebraucht ist, dann, was du am meisten kaufst. Einmal tippen setzt es auf die Liste, noch einmal streicht es wieder.';
