import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Con ntfy';
export const introduction =
  'ntfy è un’app gratuita che mostra notifiche sul telefono, anche da un Crisper di casa che non manda email. Scegli lì un argomento e scrivi qui il suo indirizzo.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'I tuoi promemoria vanno a questo argomento.',
  reached: 'I tuoi promemoria vanno a questo argomento. L’ultimo è arrivato.',
  failed: 'L’ultimo promemoria lì non è arrivato. Ha preso un’altra strada, se ne hai una.',
};
export const topic = 'Indirizzo dell’argomento';
export const example = 'https://ntfy.sh/il-nostro-frigo-7Kq2';
export const hint = 'Chi conosce l’argomento può leggere cosa ci arriva: dagli un nome che nessuno indovina.';
export const save = 'Ricordamelo lì';
export const tryIt = 'Prova';
export const remove = 'Togli';
export const saved = 'I promemoria vanno a questo argomento.';
export const removed = 'I promemoria non vanno più a un argomento di ntfy.';
