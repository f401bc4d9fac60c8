import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/profile-page.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { PasswordSettings } from '#accounts/profile/password-settings.tsx';
import { ProfileDetails } from '#accounts/profile/profile-details.tsx';
import { SignInWays } from '#accounts/profile/sign-in-ways.tsx';
import { ConsultationList } from '#consultations/consultation-list.tsx';
import { keysQuery } from '#keys/keys-query.ts';
import { useSession } from '#session/use-session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { PartList } from './part-list.tsx';
import { PartTabs } from './part-tabs.tsx';

/** The URLs of sections that once were on this page; old mails and bookmarks have them. */
const MOVED: Record<string, string> = {
  '#reminders': paths.myReminders,
  '#your-data': paths.myData,
  '#delete-account': `${paths.myData}#delete-account`,
};

/** The first page of the profile. */
export default function MyProfilePage() {
  const { user } = useSession();
  const { data: keys } = useQuery(keysQuery);
  const moved = MOVED[useLocation().hash];
  if (moved) return <Navigate to={moved} replace />;
  if (!user) return null;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading title={texts.heading}>{texts.introduction}</PageHeading>
      <PartTabs />
      <ProfileDetails key={user.uid} user={user} />
      <PartList user={user} />
      <SignInWays />
      <PasswordSettings user={user} keys={keys?.length ?? 0} />
      <ConsultationList />
    </div>
  );
}
