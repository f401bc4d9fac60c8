/** When something happened to food. */
export const today = 'oggi';
export const yesterday = 'ieri';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
