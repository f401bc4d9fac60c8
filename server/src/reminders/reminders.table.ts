import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Way } from '@crisper/domain/notifications/messages.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import type { Generated } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    reminders: RemindersTable;
    reminders_made: RemindersMadeTable;
  }
}

interface RemindersTable {
  owner_id: string;
  mode: ReminderMode;
  hour: number;
  /** Null when the person wants none. */
  next_at: Date | null;
  stop_token: Generated<string>;
  /** False where reminders began by themselves. */
  is_chosen: Generated<boolean>;
  also_mail: Generated<boolean>;
  tells_taken: Generated<boolean>;
  /** When the person was last told what others took. */
  taken_told_at: Generated<Date | null>;
  /** The day to which the person put the reminder off. */
  again_on: Generated<CalendarDate | null>;
}

interface RemindersMadeTable {
  owner_id: string;
  day: CalendarDate;
  ways: Generated<Way[]>;
}
