interface Doer {
  /** Null for a person whose account is deleted. */
  name: string | null;
  isSelf: boolean;
}

const who = ({ name, isSelf }: Doer) => (isSelf ? 'Je' : (name ?? 'Iemand'));
const has = (doer: Doer) => `${who(doer)} ${doer.isSelf ? 'hebt' : 'heeft'}`;

/** Something was done to an entry that another person had taken off the list. */
export const cameBack = (doer: Doer) => `${who(doer)} had het van de lijst gehaald. Het staat er weer op.`;

/** An entry was taken off the list, and another person had changed or got it meanwhile. */
export const stays = (doer: Doer) => `${has(doer)} er intussen iets mee gedaan, dus het blijft op de lijst.`;

/** An entry was changed, and another person has got it home meanwhile. */
export const putAway = (doer: Doer) => `${has(doer)} het intussen opgeruimd.`;
