interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const who = ({ name, isSelf }: Doer) => (isSelf ? 'Du' : (name ?? 'Nogen'));

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) => `${who(doer)} havde taget det af listen. Nu står det på listen igen.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `${who(doer)} har gjort noget med det imens, så det bliver på listen.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `${who(doer)} har sat det på plads imens.`;
