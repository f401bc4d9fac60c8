import * as paths from '@crisper/domain/paths.ts';
import { unreachable as unreachableText } from '@crisper/texts/errors.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { isLeaving } from '#session/leave.ts';
import { isMarked } from '#session/session-marker.ts';
import { useSession } from '#session/use-session.ts';
import { useLastView } from '#session/views/last-view.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { LateWaitingBar } from './late-waiting-bar.tsx';
import { useIsOpened } from './opened.ts';
import { PageLoading } from './page-loading.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';
import { useTokenCheck } from './use-token-check.ts';

/** Around the pages for signed-in people. */
export default function ProtectedLayout() {
  return (
    <SignedInFrame>
      <Protected />
    </SignedInFrame>
  );
}

/** The page, for a person who is signed in; visitors are sent to the login, and come back afterwards. */
function Protected() {
  const { user, loading } = useSession();
  const location = useLocation();
  const checking = useTokenCheck(paths.waitsForCheck(location.pathname) ? user : null);
  const isOpened = useIsOpened();
  const [hasLeft, setHasLeft] = useState(false);
  if (!user && !hasLeft && isLeaving()) setHasLeft(true);
  if (!isOpened || loading || checking) return <PageLoading />;
  // The code that signs the user out navigates once its message was shown.
  if (!user && hasLeft) return null;
  if (!user && isMarked()) return <NotReached />;
  if (!user) return <Navigate to={paths.login} replace state={{ from: location }} />;
  return (
    <>
      <Suspense>
        <LateWaitingBar />
      </Suspense>
      <Outlet />
    </>
  );
}

/** The browser has a session, but the server could not be asked whose it is. */
function NotReached() {
  useLastView({ isOver: true, isDrawn: false });
  const tryAgain = async () => (await import('#session/restore-session.ts')).restoreSession();
  return (
    <div className="py-12">
      <PageMetadata title={texts.notReachedTitle} description={unreachableText} hidden />
      <LoadFailed message={unreachableText} onRetry={tryAgain} />
    </div>
  );
}
