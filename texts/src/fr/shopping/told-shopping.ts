interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const by = ({ name, isSelf }: Doer) => `par ${isSelf ? 'toi' : (name ?? 'quelqu’un')}`;

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) =>
  `Retiré de la liste ${by(doer)} entre-temps. C’est de nouveau dessus.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `Changé entre-temps ${by(doer)} : ça reste sur la liste.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `Rangé entre-temps ${by(doer)}.`;
