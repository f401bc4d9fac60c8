/** For all food whose last day is today. */
export const tellTomorrow = 'Dimmelo domani';
export const putOff = ({ time }: { time: string }) => `Te lo ridiciamo domani alle ${time}.`;
export const undo = 'Annulla';
