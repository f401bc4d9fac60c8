import { dateFormat } from '#ui/formats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const time = dateFormat({ timeStyle: 'short' });
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The time, and the day where it was another one. */
export const momentText = (at: number): string => (Date.now() - at < DAY_MS ? time : dayAndTime)(at);
