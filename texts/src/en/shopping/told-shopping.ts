interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const who = ({ name, isSelf }: Doer) => (isSelf ? 'You' : (name ?? 'Somebody'));

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) => `${who(doer)} had taken it off the list. It is on the list again.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `${who(doer)} did something with it meanwhile, so it stays on the list.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `${who(doer)} put it away meanwhile.`;
