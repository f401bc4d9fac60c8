/** When something happened to food. */
export const today = 'hoy';
export const yesterday = 'ayer';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
