/** What was used of foods has errors in the last digits, which are no food. */
const ERROR = 0.0005;

/** Whether there is a part of a food that the count does not tell. */
export const isRounded = (foods: number): boolean => Math.abs(foods - Math.round(foods)) >= ERROR;

/** Foods as people count them: in whole ones, and some of one is less than one, not none. */
export function countedFoods(foods: number): number | 'less than one' {
  if (foods < ERROR) return 0;
  return Math.round(foods) || 'less than one';
}
