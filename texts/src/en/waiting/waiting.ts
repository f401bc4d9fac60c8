import { plural } from '#en/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · as of ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'The server is busy · tried again by itself',
  trouble: 'The server has trouble · tried again by itself',
};
export const toSend = ({ count }: { count: number }) =>
  plural(count, { one: '1 to send', other: `${count} to send` });

/** The list of what waits. */
export const waitingList = 'What waits to be sent';
export const waitingHint = 'It is sent by itself, in this order, as soon as the server answers.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: 'One thing that you did has not been sent yet. It is lost if you log out now.',
    other: `${count} things that you did have not been sent yet. They are lost if you log out now.`,
  });
