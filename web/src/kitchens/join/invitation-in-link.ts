import {
  dropInvitation,
  type KeptInvitation,
  keepInvitation,
  keptInvitation,
} from '#http/kept-invitation.ts';
import { invitationTokenIn } from '#kitchens/invitation-token.ts';

/**
 * The invitation of the link. Its token is behind the #, which no server sees; it is moved to the tab's storage, so that
 * it stands neither in the history nor in the state of the login page.
 */
export function invitationOf(hash: string): KeptInvitation | null {
  if (!hash) return keptInvitation();
  const token = invitationTokenIn(hash);
  if (token !== null) return keepInvitation({ token, isAccepted: false });
  dropInvitation();
  return null;
}
