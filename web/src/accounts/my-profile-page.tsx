import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { AccountEvents } from './profile/account-events.tsx';
import { CalendarSettings } from './profile/calendar-settings.tsx';
import { ConsultationList } from './profile/consultation-list.tsx';
import { DataExport } from './profile/data-export.tsx';
import { DeleteAccount } from './profile/delete-account.tsx';
import { PasswordSettings } from './profile/password-settings.tsx';
import { PrivacySettings } from './profile/privacy-settings.tsx';
import { ProfileDetails } from './profile/profile-details.tsx';
import { ReminderSettings } from './profile/reminder-settings.tsx';
import { SignOutEverywhere } from './profile/sign-out-everywhere.tsx';
import { TimeZoneSettings } from './profile/time-zone-settings.tsx';

export default function MyProfilePage() {
  const { user } = useSession();
  const isThere = user !== null;
  const { hash } = useLocation();
  // The browser looked for the place before it was there.
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  if (!user) return null;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <PageMetadata title="My profile" description="Your name, your picture and your password." hidden />
      <PageHeading title="Profile Settings">Who you are here, and what we keep about you.</PageHeading>
      <ProfileDetails key={user.uid} user={user} />
      <PasswordSettings user={user} />
      <TimeZoneSettings user={user} />
      <ReminderSettings user={user} />
      <CalendarSettings />
      <ConsultationList />
      <PrivacySettings user={user} />
      <SignOutEverywhere />
      <AccountEvents />
      <DataExport />
      <DeleteAccount user={user} />
    </div>
  );
}
