import { afterwards } from './afterwards.ts';
import { amounts } from './amounts.ts';
import { beginnings } from './beginnings.ts';
import { dates } from './dates.ts';
import type { Example } from './example.ts';
import { numbers } from './numbers.ts';
import { odd } from './odd.ts';
import { pasted } from './pasted.ts';
import { placesAndPeople } from './places-and-people.ts';
import { together } from './together.ts';

/** Lines as people type and paste them, with what they mean. All but the last three were written before the reader was. */
export const examples: Example[] = [
  ...dates,
  ...amounts,
  ...placesAndPeople,
  ...together,
  ...pasted,
  ...odd,
  ...afterwards,
  ...beginnings,
  ...numbers,
];
