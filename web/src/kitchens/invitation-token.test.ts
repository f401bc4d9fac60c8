import { expect, test } from 'vitest';
import { invitationTokenIn } from './invitation-token.ts';

const TOKEN = '0198c0de-0000-7000-8000-0000000000aa.q5W2-x_81kYbP0oJ9dQm3nT7uVcR6sLe4hZfGiAaBbC';
const LINK = `https://crisper.example/join#${TOKEN}`;

test.each([
  ['the link', LINK],
  ['what is behind its #', `#${TOKEN}`],
  ['the link with spaces around it', `  ${LINK}\n`],
  ['a message with the link in it', `Come in! ${LINK}. See you`],
  ['the link in brackets', `<${LINK}>`],
])('the token is found in %s', (_, text) => {
  expect(invitationTokenIn(text)).toBe(TOKEN);
});

test.each([
  '',
  'https://crisper.example/join',
  'https://crisper.example/join#',
  'crisper.example',
  `https://crisper.example/join#${TOKEN.slice(0, 40)}`,
  'https://crisper.example/reset-password#token=abc',
])('there is none in "%s"', (text) => {
  expect(invitationTokenIn(text)).toBeNull();
});
