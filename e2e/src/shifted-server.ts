import { shiftDate } from './shift-date.ts';

// Imported by Node before the server.
shiftDate(Number(process.env.CLOCK_SHIFT_MS));
