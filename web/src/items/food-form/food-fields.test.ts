import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureField } from '#items/pictures/picture-field.tsx';
import { FoodFields, TitleField } from './food-fields.tsx';
import { emptyDraft } from './food-form.ts';

test('the forms ask for everything that a food has', () => {
  const fields = { draft: emptyDraft, problems: {}, change: () => {} };
  const { title, image } = emptyDraft;
  const form = renderToStaticMarkup(
    createElement(
      'form',
      null,
      createElement(TitleField, { ...fields, label: 'Title' }),
      createElement(PictureField, { title, image, error: undefined, onImage() {}, onBuiltIn() {} }),
      createElement(FoodFields, { ...fields, today: calendarDate('2031-03-10') }),
    ),
  );
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(emptyDraft).sort());
});
