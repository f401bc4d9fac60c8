import { KeptHere } from '#accounts/profile/kept-here.tsx';
import { PrivacySettings } from '#accounts/profile/privacy-settings.tsx';
import { WhatIsKept } from '#accounts/profile/what-is-kept.tsx';
import { PARTS } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';

export default function MyPrivacyPage() {
  return (
    <ProfilePart part={PARTS.privacy}>
      {(user) => (
        <>
          <PrivacySettings user={user} />
          <WhatIsKept />
          <KeptHere />
        </>
      )}
    </ProfilePart>
  );
}
