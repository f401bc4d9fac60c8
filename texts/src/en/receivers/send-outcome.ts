import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Nothing answered there within ten seconds.';
  if (outcome === 'taken') return 'It was taken. It should be there now.';
  if (status !== null && status >= 300 && status < 400)
    return `It was not taken: the address leads to another one (status ${status}). Enter that one.`;
  if (status === 401 || status === 403)
    return `It was not taken: the address asks for a password, or forbids it (status ${status}).`;
  if (status === 404 || status === 410)
    return `It was not taken: nothing is at this address (status ${status}).`;
  if (status === 429) return 'It was not taken: too much was sent there lately (status 429).';
  return `It was not taken (status ${status}).`;
}
