import { expect, test } from 'vitest';
import { REMINDER_MODES, type ReminderMode } from '#reminders/reminder.ts';
import { messagesFor, type Situation, WAYS, type Way } from './messages.ts';
import type { Told } from './notification.ts';

const food = (daysLeft: number) => ({ title: 'Milk', daysLeft }) as Told;
const yoghurt = { title: 'Yoghurt', type: 'taken' } as Told;

const person = (known: Partial<Situation>): Situation => ({
  mode: 'due',
  alsoMail: false,
  tellsTaken: true,
  reachedBy: ['push', 'mail'],
  toldBy: [],
  told: [],
  taken: [],
  putOffTo: null,
  ...known,
});

const waysOf = (known: Partial<Situation>) => messagesFor(person(known)).map(({ way }) => way);

test.each<[ReminderMode, number[], boolean]>([
  ['off', [0], false],
  ['daily', [], false],
  ['daily', [5], true],
  ['daily', [-1], true],
  ['due', [], false],
  ['due', [1, -1], false],
  ['due', [5, 0], true],
])('%s with %o days left: %s', (mode, days, expected) => {
  expect(waysOf({ mode, told: days.map(food) }).length > 0).toBe(expected);
});

test.each<[ReminderMode, number[], boolean]>([
  ['due', [-1], true],
  ['due', [2], true],
  ['due', [], false],
  ['off', [-1], false],
])('what was put off to today, %s with %o days left: %s', (mode, days, expected) => {
  expect(waysOf({ mode, told: days.map(food), putOffTo: 'today' }).length > 0).toBe(expected);
});

test.each(['due', 'daily'] as const)('what was put off to a later day is not told today, %s', (mode) => {
  expect(messagesFor(person({ mode, told: [food(0)], putOffTo: 'later' }))).toEqual([]);
  const ofPeople = messagesFor(person({ mode, told: [food(0)], taken: [yoghurt], putOffTo: 'later' }));
  expect(ofPeople.map(({ kind }) => kind)).toEqual(['taken']);
});

test.each<[string, Partial<Situation>, Way[]]>([
  ['one message, on the device', { reachedBy: ['push', 'mail'] }, ['push']],
  ['the mail where no device takes notices', { reachedBy: ['mail'] }, ['mail']],
  ['the notice where the email address is not proven', { reachedBy: ['push'] }, ['push']],
  ['nothing where nothing reaches them', { reachedBy: [] }, []],
  ['both for a person who chose both', { alsoMail: true, reachedBy: ['push', 'mail'] }, ['push', 'mail']],
  ['what is there of both', { alsoMail: true, reachedBy: ['mail'] }, ['mail']],
  ['the notice on the device and by ntfy', { reachedBy: WAYS }, ['push', 'ntfy']],
  ['ntfy instead of the mail', { reachedBy: ['ntfy', 'mail'] }, ['ntfy']],
  [
    'ntfy and the mail for a person who chose both',
    { alsoMail: true, reachedBy: ['ntfy', 'mail'] },
    ['ntfy', 'mail'],
  ],
  ['the mail where no device and no topic took it', { toldBy: [], reachedBy: ['mail'] }, ['mail']],
  ['nothing more where ntfy was told, and a device was not', { toldBy: ['ntfy'], reachedBy: ['mail'] }, []],
  ['nothing more after the notice', { toldBy: ['push'] }, []],
  ['nothing more after the mail', { toldBy: ['mail'] }, []],
  ['no mail after a notice on a device that is gone now', { toldBy: ['push'], reachedBy: ['mail'] }, []],
  ['only what is missing of both', { toldBy: ['push'], alsoMail: true }, ['mail']],
  ['nothing after both', { toldBy: ['push', 'mail'], alsoMail: true }, []],
])('of food that is due: %s', (_, known, ways) => {
  expect(waysOf({ told: [food(0)], ...known })).toEqual(ways);
});

test.each<[string, Partial<Situation>, Way[]]>([
  ['the device is told of', {}, ['push']],
  ['no mail is written for', { reachedBy: ['mail'] }, []],
  ['ntfy is told of', { reachedBy: ['ntfy', 'mail'] }, ['ntfy']],
  ['no mail is written for, even where both were chosen,', { alsoMail: true }, ['push']],
  ['nothing is said without being asked for', { tellsTaken: false }, []],
  ['nothing is said to people who want no reminders', { mode: 'off' }, []],
])('what others took: %s', (_, known, ways) => {
  expect(waysOf({ taken: [yoghurt], ...known })).toEqual(ways);
});

test('what others took is in the message about what is due, and makes no second one', () => {
  const told = [food(0)];
  expect(messagesFor(person({ told, taken: [yoghurt] }))).toEqual([
    { kind: 'due', way: 'push', told, taken: [yoghurt] },
  ]);
  const quiet = messagesFor(person({ told, taken: [yoghurt], tellsTaken: false }));
  expect(quiet).toEqual([{ kind: 'due', way: 'push', told, taken: [] }]);
});

test('whatever is known, nobody gets two messages by one way, or two without having chosen both', () => {
  const subsets: Way[][] = [[], ['push'], ['mail'], ['ntfy'], ['push', 'mail'], ['push', 'ntfy'], [...WAYS]];
  for (const mode of REMINDER_MODES)
    for (const alsoMail of [true, false])
      for (const reachedBy of subsets)
        for (const toldBy of subsets)
          for (const taken of [[], [yoghurt]]) {
            const ways = waysOf({ mode, alsoMail, reachedBy, toldBy, told: [food(0)], taken });
            expect(new Set([...ways, ...toldBy]).size).toBe(ways.length + toldBy.length);
            if (!alsoMail && ways.length > 0) {
              expect(toldBy).toEqual([]);
              expect(ways.includes('mail') && ways.length > 1).toBe(false);
            }
          }
});
