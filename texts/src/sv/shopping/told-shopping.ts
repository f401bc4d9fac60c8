interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const who = ({ name, isSelf }: Doer) => (isSelf ? 'Du' : (name ?? 'Någon'));

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) =>
  `${who(doer)} hade tagit bort det från listan. Det står på listan igen.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `${who(doer)} hann göra något med det, så det står kvar på listan.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `${who(doer)} har redan plockat in det.`;
