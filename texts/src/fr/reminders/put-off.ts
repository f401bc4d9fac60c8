/** For all food whose last day is today. */
export const tellTomorrow = 'Redis-le-moi demain';
export const putOff = ({ time }: { time: string }) => `On te le redit demain à ${time}.`;
export const undo = 'Annuler';
