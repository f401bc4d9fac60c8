interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const who = ({ name, isSelf }: Doer) => (isSelf ? 'Du' : (name ?? 'Jemand'));
const has = ({ isSelf }: Doer) => (isSelf ? 'hast' : 'hat');

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) =>
  `${who(doer)} ${has(doer)} es von der Liste gestrichen. Jetzt steht es wieder drauf.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) =>
  `${who(doer)} ${has(doer)} inzwischen etwas damit gemacht, darum bleibt es auf der Liste.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `${who(doer)} ${has(doer)} es inzwischen eingeräumt.`;
