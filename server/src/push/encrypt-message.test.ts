import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptMessage, isPublicKey } from './encrypt-message.ts';

/** The example of RFC 8291, section 5 and appendix A. */
test('the example of RFC 8291 comes out to the byte', () => {
  const exchange = createECDH('prime256v1');
  exchange.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const body = encryptMessage(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { exchange, salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url') },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('no two messages are alike', () => {
  const browser = createECDH('prime256v1');
  const to = { p256dh: browser.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(encryptMessage('Milk', to)).not.toEqual(encryptMessage('Milk', to));
});

test('a key is a point on the curve', () => {
  expect(isPublicKey(createECDH('prime256v1').generateKeys('base64url'))).toBe(true);
  expect(isPublicKey(`B${'A'.repeat(86)}`)).toBe(false);
});
