import * as texts from '@crisper/texts/waiting/waiting.ts';
import { waitingEntries } from './copies.ts';
import { sendWaiting } from './send.ts';

/** What signing out would lose, after another try to send it; null if nothing waits. */
export async function unsentText(): Promise<string | null> {
  await sendWaiting();
  const { length: count } = await waitingEntries();
  return count > 0 ? texts.unsent({ count }) : null;
}
