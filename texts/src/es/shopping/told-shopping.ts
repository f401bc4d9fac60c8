interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const who = ({ name, isSelf }: Doer) => (isSelf ? 'ti' : (name ?? 'alguien'));

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) => `Quitado de la lista por ${who(doer)}. Vuelve a estar en ella.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) =>
  `Modificado mientras tanto por ${who(doer)}, así que se queda en la lista.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `Guardado mientras tanto por ${who(doer)}.`;
