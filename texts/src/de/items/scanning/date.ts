import type { SaidDate } from '@crisper/domain/line/line-food.ts';

export const heading = 'Das Datum auf der Packung';
export const aim = 'Halte das Datum so in den Rahmen, dass es ihn halb ausfüllt.';

export const found = 'Das haben wir gelesen. Stimmt es?';
/** Day and month can be read both ways, or two readings of the picture differ. */
export const whichDay = 'Welcher Tag ist es?';
/** The print does not say which of both it is. */
export const whichKind = ({ words }: { words: string | null }) =>
  words
    ? `Da steht „${words}“. Ist es ein Verbrauchs- oder ein Mindesthaltbarkeitsdatum?`
    : 'Ist es ein Verbrauchs- oder ein Mindesthaltbarkeitsdatum?';
export const workedOut = 'Ausgerechnet ab dem Tag der Herstellung.';
export const passed = 'ist vorbei';
const kindName: Record<SaidDate['kind'], string> = {
  'use-by': 'Zu verbrauchen bis',
  'best-before': 'Mindestens haltbar bis',
  estimate: 'Etwa',
};
export const day = ({ kind, day }: { kind: SaidDate['kind']; day: string }) => `${kindName[kind]} ${day}`;
export const again = 'Nein, noch mal lesen';
