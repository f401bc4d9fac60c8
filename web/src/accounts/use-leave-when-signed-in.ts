import * as paths from '@crisper/domain/paths.ts';
import { language } from '@crisper/texts/locale.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { survivesLoading } from '#http/kept-invitation.ts';
import { chooseLanguage, hasLanguage } from '#languages/own-language.ts';
import { useSession } from '#session/use-session.ts';
import { destinationOf } from './destination.ts';
import { ledTo } from './led-to.ts';

/**
 * Sends a user who is signed in, here or in another tab, to their destination, once no message is open. In a browser in
 * which nobody has chosen a language, it is in that of their account.
 */
export function useLeaveWhenSignedIn(busy: boolean): void {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user || busy) return;
    const destination = destinationOf(state, location.origin);
    const led = ledTo(user, { language, hasChosen: hasLanguage() });
    if (!led || !survivesLoading()) return void navigate(destination, { replace: true });
    // It is theirs from now on, on the home page, too.
    chooseLanguage(led);
    location.replace(paths.inLanguage(led, destination));
  }, [user, busy, state, navigate]);
}
