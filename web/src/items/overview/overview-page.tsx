import * as texts from '@crisper/texts/items/overview.ts';
import { ScopeSwitch } from '#items/scope-switch.tsx';
import { useToday } from '#items/today.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { useScope } from '#items/use-scope.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EatFirst } from './eat-first.tsx';
import { RecentActivities } from './recent-activities.tsx';
import { StatCards } from './stat-cards.tsx';
import { StorageTips } from './storage-tips.tsx';
import { UpcomingChart } from './upcoming-chart.tsx';
import { UserCard } from './user-card.tsx';

export default function OverviewPage() {
  useLiveItems();
  const { user } = useSession();
  const today = useToday();
  const [scope, setScope] = useScope();
  if (!user) return null;
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <UserCard user={user} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{texts.heading}</h2>
        <ScopeSwitch scope={scope} onChange={setScope} />
      </div>
      <StatCards scope={scope} today={today} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UpcomingChart scope={scope} today={today} />
        <EatFirst scope={scope} today={today} />
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <RecentActivities />
        <StorageTips />
      </div>
    </>
  );
}
