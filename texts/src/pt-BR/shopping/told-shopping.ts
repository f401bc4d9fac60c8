interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const by = ({ name, isSelf }: Doer) => `por ${isSelf ? 'você' : (name ?? 'alguém')}`;

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) => `Tinha sido tirado da lista ${by(doer)}. Está na lista de novo.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `Alterado enquanto isso ${by(doer)}: continua na lista.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `Guardado enquanto isso ${by(doer)}.`;
