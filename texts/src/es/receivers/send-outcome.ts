import type { SendOutcome } from '@crisper/domain/receivers/receiver.ts';

/** What was seen when a message was sent to another program. */
export function sendOutcomeText({ outcome, status }: SendOutcome): string {
  if (outcome === 'unreachable') return 'Allí no respondió nada en diez segundos.';
  if (outcome === 'taken') return 'Aceptado. Ya debería estar allí.';
  if (status !== null && status >= 300 && status < 400)
    return `No se aceptó: la dirección lleva a otra (estado ${status}). Pon esa otra.`;
  if (status === 401 || status === 403)
    return `No se aceptó: la dirección pide una contraseña o lo prohíbe (estado ${status}).`;
  if (status === 404 || status === 410)
    return `No se aceptó: en esta dirección no hay nada (estado ${status}).`;
  if (status === 429) return 'No se aceptó: se ha enviado demasiado allí últimamente (estado 429).';
  return `No se aceptó (estado ${status}).`;
}
