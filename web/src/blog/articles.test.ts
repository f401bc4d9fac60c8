import { isCalendarDate } from '@crisper/domain/calendar-date.ts';
import { describe, expect, test } from 'vitest';
import type { BlogEntry } from './article.ts';

const READING_WORDS_PER_MINUTE = 170;

const files = import.meta.glob<BlogEntry[]>('../../public/Blogs.json', { eager: true, import: 'default' });
const articles = Object.values(files).flat();
const covers = Object.keys(import.meta.glob('../../public/articles/*.svg'));

test('there are at least eighteen articles, in five or six categories', () => {
  expect(articles.length).toBeGreaterThanOrEqual(18);
  const categories = new Set(articles.map((article) => article.category));
  expect([5, 6]).toContain(categories.size);
});

test.each(['id', 'heading', 'description', 'image'] as const)('no two articles share their %s', (field) => {
  expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
});

test('no cover lies about unused', () => {
  expect(covers.map((path) => path.replace('../../public', '')).sort()).toEqual(
    articles.map((article) => article.image).sort(),
  );
});

describe.each(articles)('$id', ({ description, tips, readTime, image, ...rest }) => {
  test('has everything a card shows', () => {
    for (const text of [rest.id, rest.heading, rest.category, description, image, ...tips]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
    expect(description.length).toBeLessThan(450);
    expect(tips.length).toBeGreaterThanOrEqual(4);
    expect(tips.length).toBeLessThanOrEqual(6);
  });

  test('says when it was published', () => {
    expect(rest.publishedOn).toSatisfy(isCalendarDate);
  });

  test('says a temperature in both scales', () => {
    for (const text of [description, ...tips]) {
      if (text.includes('°C')) expect(text).toContain('°F');
    }
  });

  test('tells honestly how long it takes to read', () => {
    const words = [description, ...tips].join(' ').split(' ').length;
    expect(readTime).toBe(`${Math.ceil(words / READING_WORDS_PER_MINUTE)} min read`);
  });
});
