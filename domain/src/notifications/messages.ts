import type { ReminderMode } from '#reminders/reminder.ts';
import type { Told } from './notification.ts';

/** How a message goes to a person: as a notice on their devices or by their topic of ntfy, or to their email address. */
export const WAYS = ['push', 'ntfy', 'mail'] as const;
export type Way = (typeof WAYS)[number];

/** What the message is mainly about: food whose time has come, or food of theirs that others finished. */
export type MessageKind = 'due' | 'taken';

/** What the person chose. */
interface TellingSettings {
  mode: ReminderMode;
  /** The mail comes as well where a device or ntfy shows the notice. */
  alsoMail: boolean;
  /** Of what others finished of theirs, too. */
  tellsTaken: boolean;
}

/** What is known about the person when their hour has come. */
export interface Situation extends TellingSettings {
  /** The ways that reach the person: a device that takes notices, a topic of ntfy, a proven email address. */
  reachedBy: readonly Way[];
  /** The ways by which they were told today. */
  toldBy: readonly Way[];
  /** Their food that expires soon or has just expired: what is theirs, and everybody's in their kitchens. */
  told: readonly Told[];
  /** What others finished of theirs, of which they do not know yet. */
  taken: readonly Told[];
  /** They asked to be told of what is due today, or later than that; null if they did not. */
  putOffTo: 'today' | 'later' | null;
}

export interface NotificationMessage extends Pick<Situation, 'told' | 'taken'> {
  kind: MessageKind;
  way: Way;
}

/**
 * All that a person is told on a day, once: as a notice, or by mail where nothing shows one; both for who chose both. Notices
 * go to each device and to the topic of ntfy, because a person turned each of them on. No mail is written only because of
 * what others took: the bell has that.
 */
export function messagesFor(situation: Situation): NotificationMessage[] {
  const { told, alsoMail, toldBy } = situation;
  const taken = situation.tellsTaken ? situation.taken : [];
  const kind = kindOf({ ...situation, taken });
  if (kind === null || (toldBy.length > 0 && !alsoMail)) return [];
  return waysOf(kind, situation)
    .filter((way) => !toldBy.includes(way))
    .map((way) => ({ kind, way, told, taken }));
}

function kindOf({ mode, taken, ...known }: Situation): MessageKind | null {
  if (mode === 'off') return null;
  if (isDue({ mode, ...known })) return 'due';
  return taken.length > 0 ? 'taken' : null;
}

/** An empty message is never sent; `due` waits for a day that is the last good one of some food, or to which it was put off. */
function isDue({ mode, told, putOffTo }: Pick<Situation, 'mode' | 'told' | 'putOffTo'>): boolean {
  if (putOffTo === 'later') return false;
  const isAnyDay = mode === 'daily' || putOffTo === 'today';
  return isAnyDay ? told.length > 0 : told.some(({ daysLeft }) => daysLeft === 0);
}

function waysOf(kind: MessageKind, { reachedBy, alsoMail }: Situation): readonly Way[] {
  const notices = reachedBy.filter((way) => way !== 'mail');
  if (kind === 'taken' || (notices.length > 0 && !alsoMail)) return notices;
  return reachedBy;
}
