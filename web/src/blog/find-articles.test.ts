import { expect, test } from 'vitest';
import type { BlogEntry } from './article.ts';
import { findArticles, listCategories } from './find-articles.ts';

const article = (id: string, heading: string, category: string): BlogEntry => ({
  id,
  heading,
  category,
  description: `About ${heading.toLowerCase()} in the fridge`,
  image: '',
  tips: [],
  readTime: '1 min read',
  publishedOn: '2026-11-15',
});

const bread = article('bread', 'Bread', 'Storage');
const rice = article('rice', 'Cold Rice', 'Leftovers');
const soup = article('soup', 'Soup', 'Leftovers');
const everything = { search: '', category: '', page: 1 };

test.each([
  ['rice', [rice]],
  ['RICE', [rice]],
  ['fridge', [bread, rice, soup]],
  ['fridge  soup', [soup]],
  ['  ', [bread, rice, soup]],
  ['pizza', []],
])('searching "%s" looks in headings and descriptions', (search, expected) => {
  expect(findArticles([bread, rice, soup], { ...everything, search }).articles).toEqual(expected);
});

test('a category narrows what the search found', () => {
  const filter = { ...everything, search: 'fridge', category: 'Leftovers' };
  expect(findArticles([bread, rice, soup], filter).articles).toEqual([rice, soup]);
});

const fourteen = Array.from({ length: 14 }, (_, index) => article(`${index}`, `Number ${index}`, 'Storage'));

test.each([
  [1, 1, 6],
  [2, 2, 6],
  [3, 3, 2],
  [9, 3, 2],
  [0, 1, 6],
])('asked for page %i of fourteen articles it shows page %i with %i of them', (asked, page, length) => {
  const found = findArticles(fourteen, { ...everything, page: asked });
  expect(found).toMatchObject({ page, pages: 3, total: 14 });
  expect(found.articles).toHaveLength(length);
});

test('nothing found is one empty page', () => {
  expect(findArticles([], everything)).toEqual({ articles: [], page: 1, pages: 1, total: 0 });
});

test('categories keep the order in which they appear', () => {
  expect(listCategories([rice, bread, soup])).toEqual(['Leftovers', 'Storage']);
});
