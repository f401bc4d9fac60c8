import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Nada respondeu lá em dez segundos.';
  if (outcome === 'taken') return 'Foi aceito. Já deve estar lá.';
  if (status !== null && status >= 300 && status < 400)
    return `Não foi aceito: o endereço leva a outro (status ${status}). Digite esse.`;
  if (status === 401 || status === 403)
    return `Não foi aceito: o endereço pede uma senha ou proíbe (status ${status}).`;
  if (status === 404 || status === 410)
    return `Não foi aceito: não há nada neste endereço (status ${status}).`;
  if (status === 429) return 'Não foi aceito: muita coisa foi enviada para lá ultimamente (status 429).';
  return `Não foi aceito (status ${status}).`;
}
