/** When something happened to food. */
export const today = 'hoje';
export const yesterday = 'ontem';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
