import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Intet svarede der inden for ti sekunder.';
  if (outcome === 'taken') return 'Den blev taget imod. Den burde være der nu.';
  if (status !== null && status >= 300 && status < 400)
    return `Den blev ikke taget imod: Adressen fører til en anden (status ${status}). Skriv den i stedet.`;
  if (status === 401 || status === 403)
    return `Den blev ikke taget imod: Adressen kræver en adgangskode eller forbyder det (status ${status}).`;
  if (status === 404 || status === 410)
    return `Den blev ikke taget imod: Der er ikke noget på denne adresse (status ${status}).`;
  if (status === 429)
    return 'Den blev ikke taget imod: Der er sendt for meget dertil for nylig (status 429).';
  return `Den blev ikke taget imod (status ${status}).`;
}
