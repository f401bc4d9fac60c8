import { dateFormat } from '#ui/formats.ts';

const timeOfDay = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

export const hourText = (hour: number): string => timeOfDay(Date.UTC(2026, 0, 1, hour));
