/** When something happened to food. */
export const today = 'vandaag';
export const yesterday = 'gisteren';
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
