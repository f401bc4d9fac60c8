export const heading = 'Det sædvanlige';
/** Below the name of something of which nothing is left. */
export const ranOut = 'brugt op';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) => `${count} brugt op`;
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Alle ${count}`;
export const fewer = 'Færre';
export const hint =
  'Først kommer det, der er brugt op, så det, du køber mest. Et tryk sætter det på listen, et til tager det af.';
