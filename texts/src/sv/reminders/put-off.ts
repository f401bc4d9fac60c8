/** For all food whose last day is today. */
export const tellTomorrow = 'Säg till i morgon';
export const putOff = ({ time }: { time: string }) => `Du får veta det igen i morgon kl. ${time}.`;
export const undo = 'Ångra';
