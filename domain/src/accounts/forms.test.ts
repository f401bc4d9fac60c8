import { imageInsecure } from '@crisper/texts/problems.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inWords, told } from '#testing/in-words.ts';
import { checkProfile, loginSchema, profileSchema, registrationSchema } from './forms.ts';
import { isLoginFilled } from './login-filled.ts';

const weak = 'Password must be at least 6 characters long and contain uppercase and lowercase letters.';
const ana = { name: 'Ana', email: 'ana@example.com', photoURL: '', password: 'Fridge' };

describe('registering', () => {
  test('needs a name, an email and a password, and tells so in this order', () => {
    const inOrder = [
      { field: 'name', message: 'Please enter your name' },
      { field: 'email', message: 'Invalid email address.' },
      { field: 'password', message: weak },
    ];
    expect(told(registrationSchema, {})).toEqual(inOrder);
    expect(told(registrationSchema, { name: ' ', email: ' ', photoURL: ' ', password: '' })).toEqual(inOrder);
  });

  test.each([
    ['email', 'ana', 'Invalid email address.'],
    ['email', 'ana@example', 'Invalid email address.'],
    ['photoURL', 'ana.png', 'Please enter a valid image URL'],
    ['photoURL', 'javascript:alert(1)', 'Please enter a valid image URL'],
    ['photoURL', 'data:image/png;base64,AAAA', 'Please enter a valid image URL'],
    ['photoURL', '//evil.com/x.png', 'Please enter a valid image URL'],
    ['photoURL', 'http://example.com/ana.png', imageInsecure],
    ['password', 'fridge', weak],
  ])('is refused with the %s %j', (field, value, message) => {
    expect(told(registrationSchema, { ...ana, [field]: value })).toEqual([{ field, message }]);
  });

  test.each([
    ['left out', {}, null],
    ['empty', { photoURL: '' }, null],
    ['blank', { photoURL: '  ' }, null],
    ['null', { photoURL: null }, null],
    ['given', { photoURL: ' https://example.com/ana.png ' }, 'https://example.com/ana.png'],
  ])('works with the photo %s', (_, photo, photoURL) => {
    const { photoURL: _unset, ...rest } = ana;
    expect(z.parse(registrationSchema, { ...rest, ...photo })).toEqual({ ...ana, photoURL });
  });

  test.each([
    ['name', 100, '', 'A name can have at most 100 characters'],
    ['email', 254, '@example.com', 'Invalid email address.'],
    ['photoURL', 2048, '', 'Please enter a shorter image URL'],
  ])('takes as %s at most %i characters', (field, length, end, message) => {
    const start = field === 'photoURL' ? 'https://example.com/' : '';
    const longest = start.padEnd(length - end.length, 'x');
    expect(told(registrationSchema, { ...ana, [field]: `${longest}${end}` })).toEqual([]);
    expect(told(registrationSchema, { ...ana, [field]: `${longest}x${end}` })).toEqual([{ field, message }]);
  });

  test('keeps the email in lower case and the name without blanks around it', () => {
    const entered = { ...ana, name: ' Ana ', email: ' Ana@Example.COM ' };
    expect(z.parse(registrationSchema, entered)).toEqual({ ...ana, photoURL: null });
  });

  test('keeps every character of the password', () => {
    expect(z.parse(registrationSchema, { ...ana, password: ' Fridge ' }).password).toBe(' Fridge ');
  });
});

describe('logging in', () => {
  test.each([
    ['', ''],
    ['ana@example.com', ''],
    ['', 'Fridge'],
    ['  ', 'Fridge'],
    ['ana@example.com', '   '],
  ])('with the email %j and the password %j is stopped', (email, password) => {
    expect(isLoginFilled(email, password)).toBe(false);
  });

  test('goes ahead once both are filled in', () => {
    expect(isLoginFilled('ana@example.com', 'x')).toBe(true);
    expect(told(loginSchema, { email: 'Ana@example.com', password: 'x' })).toEqual([]);
  });

  test('is refused without a password or a real email', () => {
    expect(told(loginSchema, { email: 'ana', password: '' })).toEqual([
      { field: 'email', message: 'Invalid email address.' },
      { field: 'password', message: 'Please enter both email and password.' },
    ]);
  });
});

describe('the profile', () => {
  test.each(['', '   ', undefined])('needs a full name, not %j', (displayName) => {
    expect(told(profileSchema, { displayName, photoURL: '' })).toEqual([
      { field: 'displayName', message: 'Please enter your name' },
    ]);
  });

  test('needs a name that is no email address', () => {
    const problems = [{ field: 'displayName', message: 'Please enter your name, not an email address' }];
    expect(told(profileSchema, { displayName: 'bo@example.com', photoURL: '' })).toEqual(problems);
  });

  test('has no photo when the address is left empty', () => {
    expect(z.parse(profileSchema, { displayName: 'Ana', photoURL: '' })).toEqual({
      displayName: 'Ana',
      photoURL: null,
    });
  });

  test('keeps a photo over HTTP that it has, and takes no other', () => {
    const stored = { photoURL: 'http://example.com/ana.png' };
    expect(checkProfile({ displayName: 'Ana B', ...stored }, stored)).toEqual([]);
    expect(
      inWords(checkProfile({ displayName: 'Ana', photoURL: 'http://example.com/b.png' }, stored)),
    ).toEqual([{ field: 'photoURL', message: imageInsecure }]);
  });

  test('cannot have a photo that is no web address', () => {
    expect(told(profileSchema, { displayName: 'Ana', photoURL: 'ana' })).toEqual([
      { field: 'photoURL', message: 'Please enter a valid image URL' },
    ]);
  });
});
