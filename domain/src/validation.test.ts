import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check, invalidInput } from './validation.ts';

const schema = z.object({
  name: z.string().check(z.minLength(5, 'too short'), z.regex(/^[a-z]+$/, 'not only letters')),
  address: z.object({ street: z.string('no street') }),
});

test('what is wrong is told once a field, in the order of the fields', () => {
  expect(check(schema, { address: {}, name: '1' })).toEqual([
    { field: 'name', message: 'too short' },
    { field: 'address.street', message: 'no street' },
  ]);
});

test('nothing is wrong with what fits', () => {
  expect(check(schema, { name: 'crisp', address: { street: 'Dairy Lane' } })).toEqual([]);
});

test('a refusal leads with the first thing that is wrong and names every field', () => {
  const refusal = invalidInput(check(schema, { name: '', address: {} }));
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    message: 'too short',
    fields: { name: 'too short', 'address.street': 'no street' },
  });
});

test('a refusal without a known reason still says something', () => {
  expect(invalidInput([]).message).toBe('Please check what you entered.');
});
