import { plural } from '#sv/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · senast ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'Servern är upptagen · försöker igen av sig självt',
  trouble: 'Servern har problem · försöker igen av sig självt',
};
export const toSend = ({ count }: { count: number }) =>
  plural(count, { one: `${count} väntar`, other: `${count} väntar` });

/** The list of what waits. */
export const waitingList = 'Det som väntar på att skickas';
export const waitingHint = 'Det skickas av sig självt, i den här ordningen, så snart servern svarar.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: 'En sak som du gjort har inte skickats än. Den går förlorad om du loggar ut nu.',
    other: `${count} saker som du gjort har inte skickats än. De går förlorade om du loggar ut nu.`,
  });
