import { expect, test } from 'vitest';
import { readShared, recipeIn } from './shared-words.ts';

const nothing = { title: '', text: '', url: '' };

test.each([
  ['a message', { text: 'Milk' }, ['Milk'], []],
  ['a list', { text: 'Milk\r\n\r\n  6 eggs \nBread' }, ['Milk', '6 eggs', 'Bread'], []],
  [
    'a page, whose link is in the text',
    { title: 'Soup of the day', text: 'https://soup.example/1' },
    ['Soup of the day'],
    ['https://soup.example/1'],
  ],
  [
    'a page, whose link is there twice',
    { title: 'Soup', text: 'Soup\nhttps://soup.example/1', url: 'https://soup.example/1' },
    ['Soup'],
    ['https://soup.example/1'],
  ],
  ['a message with a subject', { title: 'Shopping', text: 'Milk' }, ['Milk'], []],
  ['a photo alone', {}, [], []],
])('%s', (_, words, lines, links) => {
  expect(readShared({ ...nothing, ...words })).toEqual({ lines, links });
});

const SOUP = 'Leek soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSimmer.';

test.each([
  ['a recipe as text', { text: SOUP }, SOUP],
  [
    'a recipe as text, with its link',
    { text: `${SOUP}\nhttps://soup.example/1` },
    `${SOUP}\nhttps://soup.example/1`,
  ],
  ['a page', { title: 'Soup of the day', url: 'https://soup.example/1' }, 'https://soup.example/1'],
  ['a page that is not safe to ask for', { title: 'Soup', url: 'http://soup.example/1' }, null],
  ['a message', { text: 'Milk\n6 eggs' }, null],
  ['a photo alone', {}, null],
])('may be a recipe: %s', (_, words, recipe) => {
  expect(recipeIn({ ...nothing, ...words })).toBe(recipe);
});
