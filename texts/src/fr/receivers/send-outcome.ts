import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Aucune réponse là-bas en dix secondes.';
  if (outcome === 'taken') return 'C’est accepté. Le message devrait y être.';
  if (status !== null && status >= 300 && status < 400)
    return `Refusé : l’adresse mène à une autre (code ${status}). Saisis celle-là.`;
  if (status === 401 || status === 403)
    return `Refusé : l’adresse demande un mot de passe, ou l’interdit (code ${status}).`;
  if (status === 404 || status === 410) return `Refusé : il n’y a rien à cette adresse (code ${status}).`;
  if (status === 429) return 'Refusé : trop d’envois là-bas ces derniers temps (code 429).';
  return `Refusé (code ${status}).`;
}
