import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Inget svarade där inom tio sekunder.';
  if (outcome === 'taken') return 'Det togs emot och bör finnas där nu.';
  if (status !== null && status >= 300 && status < 400)
    return `Det togs inte emot: adressen leder till en annan (status ${status}). Ange den.`;
  if (status === 401 || status === 403)
    return `Det togs inte emot: adressen kräver ett lösenord eller nekar det (status ${status}).`;
  if (status === 404 || status === 410)
    return `Det togs inte emot: det finns inget på den adressen (status ${status}).`;
  if (status === 429) return 'Det togs inte emot: för mycket har skickats dit på sistone (status 429).';
  return `Det togs inte emot (status ${status}).`;
}
