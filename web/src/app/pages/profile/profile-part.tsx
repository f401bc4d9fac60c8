import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/profile-parts.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SessionUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { BackHeading } from '#ui/back-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { PartTabs } from './part-tabs.tsx';
import type { ProfileSection } from './parts.ts';

/** The browser looked for the fragment before its element was there. */
function useFragment() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

interface ProfilePartProps {
  part: ProfileSection;
  children: (user: SessionUser) => ReactNode;
}

/** Around each part of the profile: its heading, the way back on a phone, and the ways to the others on a desk. */
export function ProfilePart({ part, children }: ProfilePartProps) {
  const { user } = useSession();
  useFragment();
  if (!user) return null;
  const { title, text } = part;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <PageMetadata title={title} description={text} hidden />
      <div>
        <BackHeading title={title} to={paths.myProfile} back={texts.back} hasTabs />
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <PartTabs />
      {children(user)}
    </div>
  );
}
