import { plural } from '#da/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · fra ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'Serveren har travlt · prøver selv igen',
  trouble: 'Serveren har problemer · prøver selv igen',
};
export const toSend = ({ count }: { count: number }) => `${count} venter`;

/** The list of what waits. */
export const waitingList = 'Venter på at blive sendt';
export const waitingHint = 'Det sendes af sig selv, i denne rækkefølge, så snart serveren svarer.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Én ting, du har gjort, er ikke sendt endnu. Den går tabt, hvis du logger ud nu.',
    other: `${count} ting, du har gjort, er ikke sendt endnu. De går tabt, hvis du logger ud nu.`,
  });
