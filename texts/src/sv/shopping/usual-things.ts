export const heading = 'Det vanliga';
/** Below the name of something of which nothing is left. */
export const ranOut = 'slut';
/** Beside the heading, where only the heading is shown. */
export const ranOutCount = ({ count }: { count: number }) => `${count} slut`;
/** Shows all of them, and the first ones again. */
export const all = ({ count }: { count: number }) => `Alla ${count}`;
export const fewer = 'Färre';
export const hint =
  'Det som tagit slut kommer först, sedan det du köper mest. Ett tryck sätter upp det på listan, ett till tar bort det.';
