import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export interface RemindersTable {
  owner_id: string;
  mode: ReminderMode;
  hour: number;
  /** Null for whoever wants none. */
  next_at: Date | null;
}

export interface RemindersMadeTable {
  owner_id: string;
  day: CalendarDate;
}
