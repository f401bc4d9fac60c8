import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { expect, test } from 'vitest';
import { noFood } from './new-food.ts';
import { withShared } from './with-shared.ts';

test('of what was shared, the first line is the title, and the rest the description', () => {
  const words = { title: '', text: 'Milk\n6 eggs\nhttps://shop.example/1', url: '' };
  const { title, category, description } = withShared(noFood, words).draft;
  expect({ title, category, description }).toEqual({
    ...{ title: 'Milk', category: '' },
    description: '6 eggs\nhttps://shop.example/1',
  });
});

test('a shared line that is too long for a title is whole in the description', () => {
  const text = 'Milk '.repeat(100).trim();
  const { title, description } = withShared(noFood, { title: '', text, url: '' }).draft;
  expect(text.startsWith(title)).toBe(true);
  expect(title).toHaveLength(TITLE_MAX_LENGTH);
  expect(description).toBe(text);
});
