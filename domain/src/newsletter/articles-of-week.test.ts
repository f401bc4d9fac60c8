import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { articlesOfWeek } from './articles-of-week.ts';

const article = (id: string, publishedOn: string) => ({ id, publishedOn: calendarDate(publishedOn) });
const articles = [
  article('old', '2026-09-01'),
  article('older', '2026-08-01'),
  article('newest', '2026-10-30'),
  article('new', '2026-10-01'),
  article('oldest', '2026-07-01'),
];
const idsOf = (monday: string, from = articles) =>
  articlesOfWeek(from, calendarDate(monday)).map(({ id }) => id);

test.each([
  ['the newest come first', '2026-11-02', ['newest', 'new', 'old']],
  ['a week later, the next older ones', '2026-11-09', ['older', 'oldest', 'newest']],
  ['and so on, round and round', '2026-11-16', ['new', 'old', 'older']],
  ['what is not published yet is not told of', '2026-09-07', ['old', 'older', 'oldest']],
  ['before the first there is nothing', '2026-06-29', []],
])('%s', (_, monday, expected) => {
  expect(idsOf(monday)).toEqual(expected);
});

test('one article is told of once', () => {
  expect(idsOf('2026-11-16', [article('only', '2026-10-30')])).toEqual(['only']);
});
