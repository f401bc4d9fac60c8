/** When something happened to food. */
export const today = 'i dag';
export const yesterday = 'i går';
export const moment = ({ day, time }: { day: string; time: string }) => `${day} kl. ${time}`;
