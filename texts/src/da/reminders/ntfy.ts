import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Via ntfy';
export const introduction =
  'ntfy er en gratis app, der viser beskeder på telefonen, også fra et Crisper derhjemme, der ikke sender mails. Vælg et emne i den, og skriv dets adresse her.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Dine påmindelser går til dette emne.',
  reached: 'Dine påmindelser går til dette emne. Den sidste nåede frem.',
  failed: 'Den sidste påmindelse nåede ikke frem og gik en anden vej, hvis du har en.',
};
export const topic = 'Emnets adresse';
export const example = 'https://ntfy.sh/our-fridge-7Kq2';
export const hint =
  'Alle, der kender emnet, kan læse, hvad der sendes dertil, så giv det et navn, ingen gætter.';
export const save = 'Påmind mig der';
export const tryIt = 'Prøv det';
export const remove = 'Fjern';
export const saved = 'Påmindelser går til dette emne.';
export const removed = 'Påmindelser går ikke længere til et emne hos ntfy.';
