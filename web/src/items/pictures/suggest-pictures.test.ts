import { expect, test } from 'vitest';
import { builtInPictures } from './built-in-pictures.ts';
import { pictureOf } from './food-knowledge.ts';
import { searchPictures } from './suggest-pictures.ts';

const files = Object.keys(import.meta.glob('../../../public/pictures/*.webp'));

test.each(builtInPictures.map(({ name }) => name))('there is a picture of %s', (name) => {
  expect(files).toContain(`../../../public/pictures/${name}.webp`);
});

test('the chooser finds by parts of words, and what the title names comes first', () => {
  const names = (text: string) => searchPictures(text, pictureOf(text)).map(({ name }) => name);
  expect(names('straw')).toEqual(['strawberry']);
  expect(names('Sparkling wine')[0]).toBe('sparkling-wine');
  expect(names('Cheddar')).toEqual(['cheese']);
  expect(names('dairy')).toContain('cheese');
  expect(names('xylophone')).toEqual([]);
  expect(names(' ')).toHaveLength(builtInPictures.length);
});
