import { AccountEvents } from '#accounts/profile/account-events.tsx';
import { InsecureNotice } from '#accounts/profile/insecure-notice.tsx';
import { OpenSessions } from '#accounts/profile/open-sessions.tsx';
import { SignOutEverywhere } from '#accounts/profile/sign-out-everywhere.tsx';
import { PARTS } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';

export default function MyDevicesPage() {
  return (
    <ProfilePart part={PARTS.devices}>
      {() => (
        <>
          <InsecureNotice />
          <OpenSessions />
          <SignOutEverywhere />
          <AccountEvents />
        </>
      )}
    </ProfilePart>
  );
}
