import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { destinationOf } from './destination.ts';

/** Whoever is signed in, here or in another tab, goes on to where they were going, once the page has nothing more to say. */
export function useLeaveWhenSignedIn(busy: boolean): void {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user && !busy) void navigate(destinationOf(state, location.origin), { replace: true });
  }, [user, busy, state, navigate]);
}
