import type { SaidDate } from '@crisper/domain/items/line/line-food.ts';

export const heading = 'The date on the pack';
export const takePhoto = 'Take a photo';
export const choosePhoto = 'Choose a photo';

export const found = 'This is what we read. Is it right?';
/** Day and month can be read both ways. */
export const whichDay = 'Which day is it?';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'use by',
  'best-before': 'best before',
  estimate: 'about',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const nothing =
  'We found no date in this picture. Come closer, so that the date fills half of it, and mind the light.';
export const failed = 'What reads the print could not be loaded. Try again when there is a connection.';
