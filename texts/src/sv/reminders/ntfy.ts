import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Via ntfy';
export const introduction =
  'ntfy är en gratis app som visar notiser på telefonen, även från en egen server hemma som inte skickar mejl. Välj ett ämne i den och ange dess adress här.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Dina påminnelser går till det här ämnet.',
  reached: 'Dina påminnelser går till det här ämnet. Den senaste kom fram.',
  failed: 'Den senaste påminnelsen kom inte fram dit utan gick en annan väg, om du har någon.',
};
export const topic = 'Ämnets adress';
export const example = 'https://ntfy.sh/our-fridge-7Kq2';
export const hint =
  'Den som känner till ämnet kan läsa det som skickas dit, så ge det ett namn som ingen gissar.';
export const save = 'Påminn mig där';
export const tryIt = 'Testa';
export const remove = 'Ta bort';
export const saved = 'Påminnelser går till det här ämnet.';
export const removed = 'Påminnelser går inte längre till något ntfy-ämne.';
