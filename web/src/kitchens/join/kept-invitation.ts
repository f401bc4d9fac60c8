import { tabStore } from '#http/local-store.ts';
import { invitationTokenIn } from '#kitchens/invitation-token.ts';

/** An invitation that this tab was opened with. */
export interface KeptInvitation {
  token: string;
  /** The person has chosen to join, and was sent to log in first. */
  isAccepted: boolean;
}

const KEY = 'invitation';

// For browsers that refuse storage: it survives logging in, though not a reload.
let kept: KeptInvitation | null = null;

export function keepInvitation(invitation: KeptInvitation): KeptInvitation {
  kept = invitation;
  tabStore.write(KEY, JSON.stringify(invitation));
  return invitation;
}

export function dropInvitation(): void {
  kept = null;
  tabStore.remove(KEY);
}

function keptBefore(): KeptInvitation | null {
  const stored = tabStore.read(KEY);
  return stored === null ? kept : (JSON.parse(stored) as KeptInvitation);
}

/**
 * The invitation of the link. Its token is behind the #, which no server sees; it is moved to the tab's storage, so that
 * it stands neither in the history nor in the state of the login page.
 */
export function invitationOf(hash: string): KeptInvitation | null {
  if (!hash) return keptBefore();
  const token = invitationTokenIn(hash);
  if (token !== null) return keepInvitation({ token, isAccepted: false });
  dropInvitation();
  return null;
}
