import { plural } from '#en/plural.ts';

export const heading = 'A picture of the food';
export const aim = 'One kind of fruit, vegetable or carton fills the frame.';
export const looking = 'Looking at it…';
export const whichOne = 'Which one is it?';
export const unknown =
  'We do not know what that is: we know 43 fruits, vegetables and cartons. Try a closer picture, or type its name.';
export const failed = 'What knows foods could not be loaded. Check your connection and try again.';
export const another = 'None of them: another picture';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `In the list: ${last}`, other: `In the list: ${count} foods, the last is ${last}` });
