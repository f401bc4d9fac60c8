/** When something happened to food. */
export const today = 'today';
export const yesterday = 'yesterday';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
