import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { destinationOf } from './destination.ts';

/** Sends a user who is signed in, here or in another tab, to their destination, once no message is open. */
export function useLeaveWhenSignedIn(busy: boolean): void {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user && !busy) void navigate(destinationOf(state, location.origin), { replace: true });
  }, [user, busy, state, navigate]);
}
