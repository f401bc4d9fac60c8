import { TimeZoneSettings } from '#accounts/profile/time-zone-settings.tsx';
import { CalendarSettings } from '#calendar/calendar-settings.tsx';
import { ReminderSettings } from '#reminders/reminder-settings.tsx';
import { PARTS } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';

export default function MyRemindersPage() {
  return (
    <ProfilePart part={PARTS.reminders}>
      {(user) => (
        <>
          <ReminderSettings user={user} />
          <TimeZoneSettings user={user} />
          <CalendarSettings />
        </>
      )}
    </ProfilePart>
  );
}
