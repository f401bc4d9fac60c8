import { ERROR_CODES } from '@crisper/domain/errors.ts';
import { expect, test } from 'vitest';
import { errorText } from './errors.ts';

test.each(ERROR_CODES)('%s is told in a sentence', (code) => {
  expect(errorText[code]).toMatch(/^[A-Z].+\.$/);
});
