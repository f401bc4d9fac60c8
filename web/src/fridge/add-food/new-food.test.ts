import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { expect, test } from 'vitest';
import { builtInPictures } from '#items/pictures/built-in-pictures.ts';
import { categoryOf } from '#items/pictures/food-knowledge.ts';
import {
  anotherFood,
  choosePicture,
  edit,
  type FoodToAdd,
  guessed,
  isStarted,
  noFood,
  pickUp,
  rename,
} from './new-food.ts';

const draftOf = (food: FoodToAdd) => guessed(food, categoryOf).draft;

const milk = rename(noFood, 'Milk');
const apple = builtInPictures.find(({ name }) => name === 'apple');
if (!apple) throw new Error('there is no picture of an apple');

test('a guessed category follows the title, also to no guess at all', () => {
  expect(draftOf(milk).category).toBe('Dairy');
  expect(draftOf(rename(milk, 'Milk chocolate')).category).toBe('Snacks');
  expect(draftOf(rename(milk, 'Mil')).category).toBe('');
});

test('a category that somebody chose stays, whatever the title and the picture say', () => {
  const chosen = edit(milk, { category: 'Others' });
  expect(draftOf(rename(chosen, 'Bananas')).category).toBe('Others');
  expect(draftOf(choosePicture(chosen, apple))).toMatchObject({ category: 'Others', image: apple.url });
});

test('a category that came with a picture stays while the title is finished', () => {
  const pictured = choosePicture(rename(noFood, 'Brae'), apple);
  expect(draftOf(pictured).category).toBe('Fruits');
  expect(draftOf(rename(pictured, 'Braeburn')).category).toBe('Fruits');
});

test('a category that came with a picture goes with it, and the title decides again', () => {
  const pictured = choosePicture(rename(noFood, 'Milk'), apple);
  expect(draftOf(edit(pictured, { quantity: '2' })).category).toBe('Fruits');
  expect(draftOf(edit(pictured, { image: '' }))).toMatchObject({ image: '', category: 'Dairy' });
  const untitled = edit(choosePicture(noFood, apple), { image: '' });
  expect(draftOf(untitled).category).toBe('');
  expect(draftOf(rename(untitled, 'Milk')).category).toBe('Dairy');
});

test('taking back the category that somebody chose guesses it from the title at once', () => {
  const chosen = edit(milk, { category: 'Others' });
  expect(draftOf(edit(chosen, { category: '' })).category).toBe('Dairy');
});

test('the next food is guessed anew, however the category of the last one came about', () => {
  for (const last of [milk, edit(milk, { category: 'Others' }), choosePicture(milk, apple)]) {
    const next = anotherFood(last);
    expect(draftOf(next).category).toBe('');
    expect(draftOf(rename(next, 'Carrots')).category).toBe('Vegetable');
  }
});

test('the next food has the date of the last one, marked as kept until somebody sets or clears it', () => {
  const next = anotherFood(edit(milk, { expiryDate: '2026-03-12' }));
  expect(next).toMatchObject({ isDateKept: true, draft: { expiryDate: '2026-03-12', title: '' } });
  expect(rename(next, 'Carrots').isDateKept).toBe(true);
  expect(edit(next, { quantity: '2' }).isDateKept).toBe(true);
  expect(edit(next, { expiryDate: '2026-03-13' }).isDateKept).toBe(false);
  expect(edit(next, { expiryDate: '' })).toMatchObject({ isDateKept: false, draft: { expiryDate: '' } });
  expect(anotherFood(milk).isDateKept).toBe(false);
});

test('a food is started once somebody typed or chose something of it', () => {
  expect(isStarted(noFood)).toBe(false);
  expect(isStarted(anotherFood(edit(milk, { expiryDate: '2026-03-12' })))).toBe(false);
  expect(isStarted(rename(milk, ''))).toBe(false);
  for (const started of [
    milk,
    choosePicture(noFood, apple),
    edit(noFood, { category: 'Others' }),
    edit(noFood, { expiryDate: '2026-03-12' }),
    edit(noFood, { quantity: '2' }),
    edit(noFood, { description: 'half of it' }),
  ])
    expect(isStarted(started)).toBe(true);
});

test.each([
  ['2026-03-09', '', '2026-03-09'],
  ['2026-03-10', '2026-03-10', null],
  ['', '', null],
])('a food left with the date "%s" is picked up with "%s"', (left, expiryDate, passedDate) => {
  const pickedUp = pickUp(edit(milk, { expiryDate: left }), calendarDate('2026-03-10'));
  expect(pickedUp).toMatchObject({ passedDate, food: { draft: { title: 'Milk', expiryDate } } });
});

test('what an older version of the app left is picked up as far as it goes', () => {
  const pickedUp = pickUp({ draft: { title: 'Milk' } }, calendarDate('2026-03-10'));
  expect(pickedUp?.food).toEqual({ ...noFood, draft: { ...noFood.draft, title: 'Milk' } });
});

test('where nothing was left, nothing is picked up', () => {
  expect(pickUp(null, calendarDate('2026-03-10'))).toBeNull();
});
