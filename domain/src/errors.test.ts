import { expect, test } from 'vitest';
import { AppError, ERROR_CODES, ERROR_MESSAGES } from './errors.ts';

test.each(ERROR_CODES)('%s is told in a sentence', (code) => {
  expect(new AppError(code).message).toBe(ERROR_MESSAGES[code]);
  expect(ERROR_MESSAGES[code]).toMatch(/^[A-Z].+\.$/);
});

test('an error can be told in other words and name the fields concerned', () => {
  const error = new AppError('invalid_input', { message: 'No.', fields: { title: 'Title is required' } });
  expect(error).toMatchObject({
    code: 'invalid_input',
    message: 'No.',
    fields: { title: 'Title is required' },
  });
});
