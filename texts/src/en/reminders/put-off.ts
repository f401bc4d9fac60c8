/** For all food whose last day is today. */
export const tellTomorrow = 'Tell me tomorrow';
export const putOff = ({ time }: { time: string }) => `You are told again tomorrow at ${time}.`;
export const undo = 'Undo';
