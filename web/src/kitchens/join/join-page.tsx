import { maskedEmail, type Offer } from '@crisper/domain/kitchens/invitation.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/join.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#http/call.ts';
import { dropInvitation, type KeptInvitation, keepInvitation } from '#http/kept-invitation.ts';
import { KITCHENS_KEY } from '#session/kitchen/kitchen-key.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { Notice } from './notice.tsx';
import { OfferCard } from './offer-card.tsx';
import { BROKEN, type JoinRefusal, refusalOf } from './refusals.ts';
import { Refused } from './refused.tsx';
import { useInvitation } from './use-invitation.ts';

/** Asked again for another person: it says whether they are in the kitchen already. */
const offerQuery = (token: string, uid: string | undefined) =>
  queryOptions({
    queryKey: ['invitation', token, uid ?? null],
    queryFn: () => call(kitchensApi.lookAtInvitation, { body: { token } }),
    retry: false,
  });

const isForOther = ({ email }: Offer, user: SessionUser | null) =>
  email !== null && user !== null && maskedEmail(user.email) !== email;

function Loading() {
  return (
    <div role="status" className="mx-auto grid w-full max-w-md justify-items-center gap-5">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-48 w-full rounded-scene" />
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

function Invited({ token, isAccepted }: KeptInvitation) {
  const { user, loading } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<JoinRefusal | null>(null);
  const offer = useQuery({ ...offerQuery(token, user?.uid), enabled: !loading });

  const { busy, save: accept } = useSaving({
    mutationFn: () => call(kitchensApi.acceptInvitation, { body: { token } }),
    onSuccess: async ({ kitchenId }) => {
      dropInvitation();
      await client.invalidateQueries({ queryKey: KITCHENS_KEY });
      await navigate(paths.kitchen(kitchenId), { replace: true });
    },
    onError: (error) => {
      // What the person chose before logging in is done with; from here on they see what happens.
      keepInvitation({ token, isAccepted: false });
      const refused = refusalOf(error);
      setRefusal(refused);
      if (!refused) void toast('error', error.message);
    },
  });

  const isSignedIn = user !== null;
  // Once, on coming back from the login.
  const [isWaiting, setWaiting] = useState(isAccepted);
  useEffect(() => {
    if (!isSignedIn || !isWaiting) return;
    setWaiting(false);
    accept();
  }, [isSignedIn, isWaiting, accept]);

  if (loading || offer.isPending || (busy && isAccepted)) return <Loading />;
  const refused = refusal ?? refusalOf(offer.error);
  if (refused)
    return (
      <Refused refusal={refused} user={user} email={offer.data?.email ?? null} onRetry={() => accept()} />
    );
  if (!offer.data) return <LoadFailed message={texts.loadFailed} onRetry={() => offer.refetch()} />;
  const { kitchenId, kitchenName: kitchen, isMember, email } = offer.data;
  if (isMember) {
    return (
      <Notice title={texts.memberAlready({ kitchen })} text={texts.memberAlreadyText}>
        <ButtonLink to={paths.kitchen(kitchenId)} size="large" onClick={dropInvitation}>
          {texts.open}
        </ButtonLink>
      </Notice>
    );
  }
  if (isForOther(offer.data, user))
    return <Refused refusal="other-email" user={user} email={email} onRetry={() => accept()} />;
  return (
    <OfferCard
      offer={offer.data}
      isSignedIn={isSignedIn}
      busy={busy}
      onJoin={() => accept()}
      onVisitorJoin={() => keepInvitation({ token, isAccepted: true })}
    />
  );
}

export default function JoinPage() {
  const { user } = useSession();
  const invitation = useInvitation();
  return (
    // As high as the screen, so that the footer begins below it and loading content does not move it.
    <div className="wrap min-h-dvh py-6 md:py-12">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      {invitation ? (
        <Invited key={invitation.token} {...invitation} />
      ) : (
        <Refused refusal={BROKEN} user={user} email={null} onRetry={() => undefined} />
      )}
    </div>
  );
}
