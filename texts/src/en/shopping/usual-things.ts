export const heading = 'Usual things';
/** Below the name of something of which nothing is left. */
export const ranOut = 'ran out';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) => `${count} ran out`;
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `All ${count}`;
export const fewer = 'Fewer';
export const hint =
  'What ran out comes first, then what you buy most. A tap puts it on the list, another one takes it off.';
