import { plural } from '#es/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Sin conexión' : `Sin conexión · datos de ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'El servidor está ocupado · se reintenta solo',
  trouble: 'El servidor tiene problemas · se reintenta solo',
};
export const toSend = ({ count }: { count: number }) => `${count} por enviar`;

/** The list of what waits. */
export const waitingList = 'Lo que espera a enviarse';
export const waitingHint = 'Se envía solo, en este orden, en cuanto responde el servidor.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Hay una cosa que has hecho y aún no se ha enviado. Si sales ahora, se pierde.',
    other: `Hay ${count} cosas que has hecho y aún no se han enviado. Si sales ahora, se pierden.`,
  });
