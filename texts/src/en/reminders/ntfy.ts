import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'By ntfy';
export const introduction =
  'ntfy is a free app that shows notices on a phone, also from a Crisper at home that sends no mail. Choose a topic in it and enter its address here.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Your reminders go to this topic.',
  reached: 'Your reminders go to this topic. The last one arrived there.',
  failed: 'The last reminder did not arrive there and went another way, if you have one.',
};
export const topic = 'Address of the topic';
export const example = 'https://ntfy.sh/our-fridge-7Kq2';
export const hint =
  'Whoever knows the topic can read what is sent there, so give it a name that nobody guesses.';
export const save = 'Remind me there';
export const tryIt = 'Try it';
export const remove = 'Remove';
export const saved = 'Reminders go to this topic.';
export const removed = 'Reminders no longer go to a topic of ntfy.';
