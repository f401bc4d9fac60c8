import type { Reminders } from '@crisper/domain/reminders/reminder-settings.ts';
import { expect, test } from 'vitest';
import { remindersState } from './reminders-state.ts';

const due: Reminders = {
  ...{ mode: 'due', hour: 17, alsoMail: false, tellsTaken: true },
  ...{ emailProof: 'proven', isChosen: true, againOn: null, devices: 0, topic: null },
};
const byMail = { device: 'off', sendsMail: true } as const;

test.each([
  ['is off', { ...due, mode: 'off' }, byMail, 'Off'],
  ['comes by mail', due, byMail, '5:00 PM, by mail'],
  ['waits for the proof', { ...due, emailProof: 'mailed' }, byMail, 'Waiting for you to confirm'],
  ['comes to this device', { ...due, devices: 2 }, { ...byMail, device: 'on' }, '5:00 PM, on this device'],
  ['comes to another device', { ...due, devices: 1 }, byMail, '5:00 PM, on another device'],
  ['comes to several others', { ...due, devices: 2 }, byMail, '5:00 PM, on 2 devices'],
  [
    'comes to a device where no mail is sent',
    { ...due, devices: 1 },
    { ...byMail, sendsMail: false },
    'another',
  ],
  ['cannot come where no mail is sent', due, { ...byMail, sendsMail: false }, 'None can be sent yet'],
  [
    'comes by ntfy where no mail is sent',
    { ...due, topic: { url: 'https://ntfy.sh/flat', state: 'untried' } },
    { ...byMail, sendsMail: false },
    '5:00 PM, by ntfy',
  ],
] as const)('a reminder %s', (_, reminders, reach, expected) => {
  expect(remindersState(reminders, reach).replaceAll(/\s/g, ' ')).toContain(expected);
});
