import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarExpiry, calendarText } from './calendar-text.ts';

const now = new Date('2026-03-10T09:30:15.250Z');
const milk: CalendarExpiry = {
  kitchenId: PUBLIC_FRIDGE_ID,
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Milk',
  category: 'Dairy',
  quantity: 2,
  date: calendarDate('2026-03-29'),
  isEstimated: false,
  isUseBy: false,
};

const publicAddress = 'https://crisper.example';
const textOf = (...expiries: CalendarExpiry[]) =>
  calendarText(expiries, now, { publicAddress, language: 'en' });
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('an expiry is one whole day, free, with a way to the item', () => {
  const [event] = eventsIn(textOf(milk));
  expect(event?.uid).toBe(`${milk.id}@crisper`);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-03-29');
  expect(event?.endDate.toString()).toBe('2026-03-30');
  expect(event?.summary).toBe('Last good day: Milk');
  expect(event?.description).toBe('Dairy, quantity 2');
  const property = (name: string) => String(event?.component.getFirstPropertyValue(name));
  expect(property('dtstamp')).toBe('2026-03-10T09:30:15Z');
  expect(property('url')).toBe(`https://crisper.example/items/${milk.id}`);
  expect(property('transp')).toBe('TRANSPARENT');
});

test('a day that nobody said is about that day, and what must not be eaten after it says so', () => {
  const [guessed, mince] = eventsIn(textOf({ ...milk, isEstimated: true }, { ...milk, isUseBy: true }));
  expect(guessed?.summary).toBe('About the last good day: Milk');
  expect(mince?.description).toBe('Dairy, quantity 2. Do not eat it after this day.');
});

test.each([
  ['200 letters', 'x'.repeat(200)],
  ['200 letters of two octets', 'é'.repeat(200)],
  ['emoji', '👩‍🍳🥛'.repeat(30)],
  ['punctuation', 'Ham, cheese; \\n is no newline: "really" a^b'],
  ['newlines', 'Soup\nfor two'],
  ['what looks like another event', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT'],
])('a title of %s survives', (_, title) => {
  const events = eventsIn(textOf({ ...milk, title }, milk));
  expect(events).toHaveLength(2);
  expect(events[0]?.summary).toBe(`Last good day: ${title.replaceAll('\r\n', '\n')}`);
});

test('control characters are left out', () => {
  expect(eventsIn(textOf({ ...milk, title: 'a\u0007b\u0085c\td' }))[0]?.summary).toBe(
    'Last good day: abc\td',
  );
});

test('every line ends as the format says and has at most 75 octets', () => {
  const text = textOf({ ...milk, title: '🥛é,x'.repeat(50) });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('an empty fridge is a calendar, too', () => expect(eventsIn(textOf())).toEqual([]));

test('the last day there is has a place', () => {
  const [event] = eventsIn(textOf({ ...milk, date: calendarDate('9999-12-31') }));
  expect(event?.startDate.toString()).toBe('9999-12-31');
});

test('a person who reads another language reads it there, too', () => {
  const [event] = eventsIn(calendarText([milk], now, { publicAddress, language: 'de' }));
  expect(event?.summary).toBe('Letzter guter Tag: Milk');
  expect(event?.description).toBe('Milchprodukte, Menge 2');
  expect(event?.component.getFirstPropertyValue('url')).toBe(`https://crisper.example/de/items/${milk.id}`);
});
