import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/join.ts';
import { useNavigate } from 'react-router';
import { call } from '#http/call.ts';
import type { SessionUser } from '#session/session-store.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { Notice } from './notice.tsx';
import type { JoinRefusal } from './refusals.ts';

function Onwards({ user, isMain = false }: { user: SessionUser | null; isMain?: boolean }) {
  return (
    <ButtonLink to={user ? paths.kitchens : paths.home} variant={isMain ? 'primary' : 'quiet'} size="large">
      {user ? texts.goToKitchens : texts.goHome}
    </ButtonLink>
  );
}

/** Logs out and back in, and returns to the invitation, which the tab keeps. */
function SwitchAccount() {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const { busy, save } = useSaving({
    mutationFn: () => logOut(),
    onSuccess: async () => {
      await navigate(paths.login, { state: { from: { pathname: paths.join } } });
    },
    onError: () => void toast('error', texts.switchFailed),
  });
  return (
    <Button size="large" disabled={busy} onClick={() => save()}>
      {texts.switchAccount}
    </Button>
  );
}

/** The mail that proves the address goes there; the person comes back to this page. */
function ProveAddress({ email, onRetry }: { email: string; onRetry: () => void }) {
  const { busy, save } = useSaving({
    mutationFn: () => call(accountsApi.requestEmailProof),
    onSuccess: () => void toast('success', texts.proofSent({ own: email })),
  });
  return (
    <>
      <Button size="large" disabled={busy} onClick={() => save()}>
        {texts.sendProof}
      </Button>
      <Button size="large" variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </>
  );
}

interface RefusedProps {
  refusal: JoinRefusal;
  user: SessionUser | null;
  /** The email address that the invitation is for, in part, where it is known. */
  email: string | null;
  onRetry: () => void;
}

/** Why the invitation does not let the person in, and what to do next. */
export function Refused({ refusal, user, email, onRetry }: RefusedProps) {
  const own = user?.email ?? '';
  if (refusal === 'other-email') {
    const text = email === null ? texts.otherEmailTextOf({ own }) : texts.otherEmailText({ email, own });
    return (
      <Notice title={texts.otherEmailTitle} text={text}>
        <SwitchAccount />
        <Onwards user={user} />
      </Notice>
    );
  }
  if (refusal === 'needs-proof') {
    return (
      <Notice title={texts.needsProofTitle} text={texts.needsProofText({ own })}>
        <ProveAddress email={own} onRetry={onRetry} />
      </Notice>
    );
  }
  return (
    <Notice title={refusal.title} text={refusal.text}>
      <Onwards user={user} isMain />
    </Notice>
  );
}
