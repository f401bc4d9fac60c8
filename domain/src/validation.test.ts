import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fault } from './problem.ts';
import { check, invalidInput } from './validation.ts';

const schema = z.object({
  name: z
    .string()
    .check(z.minLength(5, fault('title_too_long', { most: 5 })), z.regex(/^[a-z]+$/, fault('name_missing'))),
  address: z.object({ street: z.string(fault('message_missing')) }),
});

test('what is wrong is told once a field, in the order of the fields', () => {
  expect(check(schema, { address: {}, name: '1' })).toEqual([
    { field: 'name', code: 'title_too_long', most: 5 },
    { field: 'address.street', code: 'message_missing' },
  ]);
});

test('nothing is wrong with what fits', () => {
  expect(check(schema, { name: 'crisp', address: { street: 'Dairy Lane' } })).toEqual([]);
});

test('a rule that says nothing of its own is not met, and no more', () => {
  expect(check(z.object({ name: z.string() }), { name: 1 })).toEqual([{ field: 'name', code: 'invalid' }]);
});

test('a refusal has everything that is wrong', () => {
  const problems = check(schema, { name: '', address: {} });
  expect(invalidInput(problems)).toMatchObject({ code: 'invalid_input', problems });
});
