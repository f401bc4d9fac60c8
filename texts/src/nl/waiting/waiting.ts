import { plural } from '#nl/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · stand van ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'De server heeft het druk · we proberen het opnieuw',
  trouble: 'De server heeft problemen · we proberen het opnieuw',
};
export const toSend = ({ count }: { count: number }) =>
  plural(count, { one: `${count} te verzenden`, other: `${count} te verzenden` });

/** The list of what waits. */
export const waitingList = 'Wat nog te verzenden is';
export const waitingHint = 'Het wordt vanzelf verzonden, in deze volgorde, zodra de server antwoordt.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} ding dat je deed, is nog niet verzonden. Het gaat verloren als je nu uitlogt.`,
    other: `${count} dingen die je deed, zijn nog niet verzonden. Ze gaan verloren als je nu uitlogt.`,
  });
