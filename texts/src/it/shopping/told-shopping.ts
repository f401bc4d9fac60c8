interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const by = ({ name, isSelf }: Doer) => `da ${isSelf ? 'te' : (name ?? 'qualcuno')}`;

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) =>
  `Tolto dalla lista ${by(doer)} nel frattempo. Ora è di nuovo sulla lista.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `Cambiato ${by(doer)} nel frattempo: resta sulla lista.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `Messo via ${by(doer)} nel frattempo.`;
