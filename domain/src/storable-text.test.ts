import { describe, expect, test } from 'vitest';
import { displayNameSchema, photoUrlSchema } from '#accounts/forms.ts';
import { contactFormSchema } from '#contact/contact-message.ts';
import { newItemSchema } from '#items/add-food.ts';
import { itemListQuery } from '#items/item-list-query.ts';
import { noteTextSchema } from '#items/note-schema.ts';
import { itemUpdateSchema } from '#items/update-food.ts';
import { told } from '#testing/in-words.ts';

const writtenFreely = [
  ['the title of a new item', newItemSchema.shape.title],
  ['the picture of a new item', newItemSchema.shape.image],
  ['the description of a new item', newItemSchema.shape.description],
  ['the title of an item', itemUpdateSchema.shape.title],
  ['the picture of an item', itemUpdateSchema.shape.image],
  ['the description of an item', itemUpdateSchema.shape.description],
  ['a note', noteTextSchema],
  ['a search', itemListQuery.shape.search],
  ['a name', displayNameSchema],
  ['a photo', photoUrlSchema],
  ['a message', contactFormSchema.shape.message],
] as const;

describe.each(writtenFreely)('%s', (_, schema) => {
  test.each([
    ['U+0000', 'https://example.com/\0x'],
    ['the first half of a surrogate pair', 'https://example.com/\ud83e'],
    ['the second half of a surrogate pair', 'https://example.com/\udd5bx'],
  ])('cannot hold %s', (_character, text) => {
    expect(told(schema, text)).toEqual([
      { field: '', message: 'Please remove characters that cannot be stored' },
    ]);
  });

  test.each(['https://example.com/🥛', 'https://example.com/سمك', 'https://example.com/e\u0301'])(
    'can hold %s',
    (text) => expect(told(schema, text)).toEqual([]),
  );
});
