import { expect, test } from 'vitest';
import { letter, mailtoLink } from './contact-message.ts';

const message = { name: 'Ana & Bo', email: 'ana@example.com', message: 'Two lines?\nYes: 50% off & more' };

test('the letter ends with who wrote it and where to answer', () => {
  expect(letter(message)).toBe('Two lines?\nYes: 50% off & more\n\nAna & Bo\nana@example.com');
});

test('the mail link carries every character of the letter', () => {
  const link = new URL(mailtoLink(message));
  expect(link.searchParams.get('subject')).toBe('Message from Ana & Bo');
  expect(link.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter(message));
});
