import { may } from '@crisper/domain/kitchens/policy.ts';
import * as texts from '@crisper/texts/kitchens/people.ts';
import { useQuery } from '@tanstack/react-query';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { PartHeading } from '#kitchens/part-heading.tsx';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { InviteCard } from './invite-card.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { PeopleList } from './people-list.tsx';
import { useInvitations } from './use-invitations.ts';

function People({ kitchen }: { kitchen: OwnKitchen }) {
  const { user } = useSession();
  const invitations = useInvitations(kitchen.id);
  const { data, isPending, refetch } = useQuery(membersQuery(kitchen.id));
  const mayInvite = may('invite', kitchen.role);
  return (
    <div className="grid gap-5">
      <PageMetadata
        title={texts.pageTitle({ kitchen: kitchen.name })}
        description={texts.pageDescription}
        hidden
      />
      <PartHeading kitchen={kitchen} title={texts.pageTitle({ kitchen: kitchen.name })} />
      <div
        className={`grid grid-cols-1 items-start gap-6 ${mayInvite ? 'lg:grid-cols-[24rem_1fr] lg:grid-rows-[auto_1fr]' : 'max-w-2xl'}`}
      >
        {mayInvite && <InviteCard kitchen={kitchen} invitations={invitations} />}
        {data && user && <PeopleList kitchen={kitchen} people={data} self={user.uid} />}
        {isPending && <Skeleton className="h-64 w-full rounded-card" />}
        {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
        {mayInvite && (
          <OpenInvitations kitchenId={kitchen.id} busy={invitations.busy} onEnd={invitations.end} />
        )}
      </div>
    </div>
  );
}

export default function PeoplePage() {
  return <KitchenFrame>{(kitchen) => <People key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
