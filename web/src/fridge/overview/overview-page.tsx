import * as texts from '@crisper/texts/items/overview.ts';
import type { ReactNode } from 'react';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { RecentActivities } from './recent-activities.tsx';
import { StorageTips } from './storage-tips.tsx';
import { UserCard } from './user-card.tsx';

/** Around the figures of the public fridge, or of kitchens. */
export function OverviewPage({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <UserCard user={user} />
      {children}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <RecentActivities />
        <StorageTips />
      </div>
    </>
  );
}
