import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'The date on the pack';
export const aim = 'Hold the date into the frame, so that it fills half of it.';

export const found = 'This is what we read. Is it right?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Which day is it?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `It says “${words}”. Is it a use-by or a best-before date?`
    : 'Is it a use-by or a best-before date?';
export const workedOut = 'Worked out from the day on which it was made.';
export const passed = 'has passed';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Use by',
  'best-before': 'Best before',
  estimate: 'About',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'No, look again';
