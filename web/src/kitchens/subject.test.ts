import { describe, expect, test } from 'vitest';
import { choiceOf, isAboutKitchens, subjectOf } from './subject.ts';

const flat = { id: 'flat' };
const office = { id: 'office' };

describe('somebody without a kitchen', () => {
  test.each([
    [null, 'everyone'],
    ['everyone', 'everyone'],
    ['mine', 'mine'],
    ['fridge-mine', 'mine'],
    ['kitchens', 'everyone'],
    ['flat', 'everyone'],
  ])('who chose %s sees the public fridge, %s', (choice, whose) => {
    expect(subjectOf(choice, [], true)).toEqual({ kitchens: [], whose });
  });

  test.each([null, 'everyone', 'mine'])('who chose %s waits for no list of kitchens', (choice) => {
    expect(isAboutKitchens(choice)).toBe(false);
  });
});

describe('somebody with kitchens', () => {
  test.each([
    ['nothing yet', null, [flat], 'everyone'],
    ['everyone’s food before there was a kitchen', 'everyone', [flat], 'everyone'],
    ['only their own before there was a kitchen', 'mine', [flat], 'everyone'],
    ['one of them', 'office', [office], 'everyone'],
    ['one that they are no longer in', 'cabin', [flat], 'everyone'],
    ['all of them', 'kitchens', [flat, office], 'everyone'],
    ['the public fridge', 'fridge', [], 'everyone'],
    ['their food in the public fridge', 'fridge-mine', [], 'mine'],
  ])('who chose %s', (_, choice, kitchens, whose) => {
    expect(subjectOf(choice, [flat, office], true)).toEqual({ kitchens, whose });
  });

  test('sees the first one where a page cannot show all of them', () => {
    expect(subjectOf('kitchens', [flat, office], false).kitchens).toEqual([flat]);
  });

  test.each(['flat', 'office', 'kitchens', 'fridge', 'fridge-mine'])('finds %s chosen again', (choice) => {
    expect(choiceOf(subjectOf(choice, [flat, office], true))).toBe(choice);
  });

  test('sees the only one that is left when all were chosen', () => {
    expect(choiceOf(subjectOf('kitchens', [flat], true))).toBe('flat');
  });
});
