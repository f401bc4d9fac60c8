import { PICTURE_MAX_BYTES, pictureRefusal } from '@crisper/domain/pictures/picture.ts';
import { expect, test } from 'vitest';
import { reasonText } from './errors.ts';

test.each([
  ['image/jpeg', 1, null],
  ['image/webp', PICTURE_MAX_BYTES, null],
  ['image/png', PICTURE_MAX_BYTES + 1, 'A picture can have at most 10 MB.'],
  ['image/svg+xml', 1, 'Please choose a photo: a JPEG, PNG or WebP file.'],
  ['image/heic', 1, 'Please choose a photo: a JPEG, PNG or WebP file.'],
  ['', 1, 'Please choose a photo: a JPEG, PNG or WebP file.'],
])('of a file of type "%s" with %i bytes a person is told: %s', (type, size, told) => {
  const reason = pictureRefusal({ type, size });
  expect(reason && reasonText(reason)).toBe(told);
});
