import * as texts from '@crisper/texts/accounts/profile-page.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AccountEvents } from '#accounts/profile/account-events.tsx';
import { DataExport } from '#accounts/profile/data-export.tsx';
import { DeleteAccount } from '#accounts/profile/delete-account.tsx';
import { PasswordSettings } from '#accounts/profile/password-settings.tsx';
import { PrivacySettings } from '#accounts/profile/privacy-settings.tsx';
import { ProfileDetails } from '#accounts/profile/profile-details.tsx';
import { SignOutEverywhere } from '#accounts/profile/sign-out-everywhere.tsx';
import { TimeZoneSettings } from '#accounts/profile/time-zone-settings.tsx';
import { CalendarSettings } from '#calendar/calendar-settings.tsx';
import { ConsultationList } from '#consultations/consultation-list.tsx';
import { ReminderSettings } from '#reminders/reminder-settings.tsx';
import { useSession } from '#session/use-session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

export default function MyProfilePage() {
  const { user } = useSession();
  const isThere = user !== null;
  const { hash } = useLocation();
  // The browser looked for the fragment before its element was there.
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  if (!user) return null;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading title={texts.heading}>{texts.introduction}</PageHeading>
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
