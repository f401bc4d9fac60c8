import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'In dieci secondi lì non ha risposto niente.';
  if (outcome === 'taken') return 'È stato accettato. Ora dovrebbe essere lì.';
  if (status !== null && status >= 300 && status < 400)
    return `Non è stato accettato: l’indirizzo porta a un altro (stato ${status}). Inserisci quello.`;
  if (status === 401 || status === 403)
    return `Non è stato accettato: l’indirizzo chiede una password, o lo vieta (stato ${status}).`;
  if (status === 404 || status === 410)
    return `Non è stato accettato: a questo indirizzo non c’è niente (stato ${status}).`;
  if (status === 429) return 'Non è stato accettato: di recente lì è arrivato troppo (stato 429).';
  return `Non è stato accettato (stato ${status}).`;
}
