/** For all food whose last day is today. */
export const tellTomorrow = 'Morgen wieder';
export const putOff = ({ time }: { time: string }) => `Wir erinnern dich morgen um ${time} Uhr wieder.`;
export const undo = 'Rückgängig';
