/** For all food whose last day is today. */
export const tellTomorrow = 'Lembrar amanhã';
export const putOff = ({ time }: { time: string }) => `Avisamos de novo amanhã às ${time}.`;
export const undo = 'Desfazer';
