/** For all food whose last day is today. */
export const tellTomorrow = 'Morgen weer zeggen';
export const putOff = ({ time }: { time: string }) => `Je krijgt morgen om ${time} weer bericht.`;
export const undo = 'Ongedaan maken';
