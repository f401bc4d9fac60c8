import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { DeleteAccount } from './profile/delete-account.tsx';
import { PasswordSettings } from './profile/password-settings.tsx';
import { ProfileDetails } from './profile/profile-details.tsx';
import { SignOutEverywhere } from './profile/sign-out-everywhere.tsx';

export default function MyProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <PageMetadata title="My profile" description="Your name, your picture and your password." hidden />
      <h1 className="text-title">Profile Settings</h1>
      <ProfileDetails key={user.uid} user={user} />
      <PasswordSettings user={user} />
      <SignOutEverywhere />
      <DeleteAccount user={user} />
    </div>
  );
}
