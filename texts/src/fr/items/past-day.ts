/** When something happened to food. */
export const today = 'aujourd’hui';
export const yesterday = 'hier';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
