import * as paths from '@crisper/domain/paths.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { KeptInvitation } from '#http/kept-invitation.ts';
import { invitationOf } from './invitation-in-link.ts';

/** The invitation that the page was opened with; null where the link is not complete. */
export function useInvitation(): KeptInvitation | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [invitation, setInvitation] = useState(() => invitationOf(hash));
  useEffect(() => {
    if (!hash) return;
    setInvitation(invitationOf(hash));
    void navigate(paths.join, { replace: true });
  }, [hash, navigate]);
  return invitation;
}
