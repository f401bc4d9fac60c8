import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Dort hat zehn Sekunden lang nichts geantwortet.';
  if (outcome === 'taken') return 'Angenommen. Jetzt sollte es dort sein.';
  if (status !== null && status >= 300 && status < 400)
    return `Nicht angenommen: Die Adresse führt zu einer anderen (Status ${status}). Gib diese ein.`;
  if (status === 401 || status === 403)
    return `Nicht angenommen: Die Adresse verlangt ein Passwort oder verbietet es (Status ${status}).`;
  if (status === 404 || status === 410)
    return `Nicht angenommen: Unter dieser Adresse gibt es nichts (Status ${status}).`;
  if (status === 429) return 'Nicht angenommen: Dorthin ging in letzter Zeit zu viel (Status 429).';
  return `Nicht angenommen (Status ${status}).`;
}
