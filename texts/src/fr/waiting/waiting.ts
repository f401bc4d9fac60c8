import { plural } from '#fr/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Hors ligne' : `Hors ligne · mis à jour : ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'Serveur très occupé · nouvel essai automatique',
  trouble: 'Souci de serveur · nouvel essai automatique',
};
export const toSend = ({ count }: { count: number }) =>
  plural(count, { one: `${count} à envoyer`, other: `${count} à envoyer` });

/** The list of what waits. */
export const waitingList = 'Ce qui attend d’être envoyé';
export const waitingHint = 'L’envoi se fait tout seul, dans cet ordre, dès que le serveur répond.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} action n’est pas encore envoyée. Si tu te déconnectes maintenant, elle est perdue.`,
    other: `${count} actions ne sont pas encore envoyées. Si tu te déconnectes maintenant, elles sont perdues.`,
  });
