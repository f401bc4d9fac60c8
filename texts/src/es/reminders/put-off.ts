/** For all food whose last day is today. */
export const tellTomorrow = 'Recordármelo mañana';
export const putOff = ({ time }: { time: string }) => `Te lo recordamos mañana a las ${time}.`;
export const undo = 'Deshacer';
