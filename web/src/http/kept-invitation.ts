import { tabStore } from './local-store.ts';

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

/** Whether it, if there is one, is still there once another document is loaded. */
export const survivesLoading = (): boolean => kept === null || tabStore.read(KEY) !== null;

export function keptInvitation(): KeptInvitation | null {
  const stored = tabStore.read(KEY);
  return stored === null ? kept : (JSON.parse(stored) as KeptInvitation);
}
