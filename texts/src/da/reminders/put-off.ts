/** For all food whose last day is today. */
export const tellTomorrow = 'Sig det i morgen';
export const putOff = ({ time }: { time: string }) => `Du får besked igen i morgen kl. ${time}.`;
export const undo = 'Fortryd';
