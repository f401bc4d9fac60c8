import { plural } from '#de/plural.ts';

/** The server cannot be reached; the time is that of its last answer, null if it never answered. */
export const offline = ({ time }: { time: string | null }) =>
  time === null ? 'Offline' : `Offline · Stand ${time}`;
/** The server answers, but cannot do what it is asked for. */
export const notAnswering = {
  busy: 'Der Server hat viel zu tun · neuer Versuch folgt',
  trouble: 'Der Server hat Probleme · neuer Versuch folgt',
};
export const toSend = ({ count }: { count: number }) => `${count} noch zu senden`;

/** The list of what waits. */
export const waitingList = 'Noch zu senden';
export const waitingHint = 'Wird von selbst gesendet, in dieser Reihenfolge, sobald der Server antwortet.';

/** Before signing out. */
export const unsent = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Etwas, das du getan hast, ist noch nicht gesendet. Wenn du dich jetzt abmeldest, geht es verloren.',
    other: `${count} Dinge, die du getan hast, sind noch nicht gesendet. Wenn du dich jetzt abmeldest, gehen sie verloren.`,
  });
