/** When something happened to food. */
export const today = 'heute';
export const yesterday = 'gestern';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
