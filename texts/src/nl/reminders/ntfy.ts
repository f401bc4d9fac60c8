import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Via ntfy';
export const introduction =
  'ntfy is een gratis app die meldingen op je telefoon toont, ook van een Crisper thuis die geen mail verstuurt. Kies er een topic in en vul het adres hier in.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Je herinneringen gaan naar dit topic.',
  reached: 'Je herinneringen gaan naar dit topic. De laatste is daar aangekomen.',
  failed: 'De laatste herinnering kwam daar niet aan en ging langs een andere weg, als die er is.',
};
export const topic = 'Adres van het topic';
export const example = 'https://ntfy.sh/onze-koelkast-7Kq2';
export const hint = 'Wie het topic kent, kan lezen wat erheen gaat, dus geef het een naam die niemand raadt.';
export const save = 'Herinner me daar';
export const tryIt = 'Proberen';
export const remove = 'Verwijderen';
export const saved = 'Herinneringen gaan naar dit topic.';
export const removed = 'Herinneringen gaan niet meer naar een ntfy-topic.';
