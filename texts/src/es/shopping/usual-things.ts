export const heading = 'Lo de siempre';
/** Below the name of something of which nothing is left. */
export const ranOut = 'se acabó';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) =>
  count === 1 ? '1 se acabó' : `${count} se acabaron`;
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Ver los ${count}`;
export const fewer = 'Menos';
export const hint =
  'Primero lo que se ha acabado, después lo que más compras. Un toque lo pone en la lista y otro lo quita.';
