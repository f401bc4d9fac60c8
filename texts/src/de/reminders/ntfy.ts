import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Über ntfy';
export const introduction =
  'ntfy ist eine kostenlose App, die Mitteilungen auf dem Handy zeigt, auch von einem Crisper zu Hause, das keine Mails verschickt. Wähle darin ein Thema und trag hier seine Adresse ein.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Deine Erinnerungen gehen an dieses Thema.',
  reached: 'Deine Erinnerungen gehen an dieses Thema. Die letzte ist dort angekommen.',
  failed: 'Die letzte Erinnerung kam dort nicht an und ging einen anderen Weg, wenn du einen hast.',
};
export const topic = 'Adresse des Themas';
export const example = 'https://ntfy.sh/our-fridge-7Kq2';
export const hint =
  'Wer das Thema kennt, kann lesen, was dorthin geht. Gib ihm also einen Namen, den niemand errät.';
export const save = 'Dort erinnern';
export const tryIt = 'Ausprobieren';
export const remove = 'Entfernen';
export const saved = 'Erinnerungen gehen an dieses Thema.';
export const removed = 'Erinnerungen gehen an kein ntfy-Thema mehr.';
