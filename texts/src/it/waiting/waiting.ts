import { plural } from '#it/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · aggiornato: ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'Il server è occupato · riprova da solo',
  trouble: 'Il server ha problemi · riprova da solo',
};
export const toSend = ({ count }: { count: number }) => `${count} da inviare`;

/** The list of what waits. */
export const waitingList = 'Cosa aspetta di essere inviato';
export const waitingHint = 'Parte da solo, in quest’ordine, appena il server risponde.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} cosa che hai fatto non è ancora partita. Se esci adesso, va persa.`,
    other: `${count} cose che hai fatto non sono ancora partite. Se esci adesso, vanno perse.`,
  });
