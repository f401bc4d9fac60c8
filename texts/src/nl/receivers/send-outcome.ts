import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Er kwam binnen tien seconden geen antwoord.';
  if (outcome === 'taken') return 'Het is aangenomen. Het zou er nu moeten zijn.';
  if (status !== null && status >= 300 && status < 400)
    return `Het is niet aangenomen: het adres verwijst door naar een ander (status ${status}). Vul dat in.`;
  if (status === 401 || status === 403)
    return `Het is niet aangenomen: het adres vraagt om een wachtwoord of staat het niet toe (status ${status}).`;
  if (status === 404 || status === 410)
    return `Het is niet aangenomen: op dit adres is niets (status ${status}).`;
  if (status === 429) return 'Het is niet aangenomen: er is daar net te veel heen gestuurd (status 429).';
  return `Het is niet aangenomen (status ${status}).`;
}
