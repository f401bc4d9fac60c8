import { expect, test } from 'vitest';
import { isOidcResult, OIDC_CHANNEL } from './oidc-popup.ts';

const FLOW = 'f1';
const signedIn = { type: OIDC_CHANNEL, flow: FLOW, outcome: 'signed-in' };
const failed = { type: OIDC_CHANNEL, flow: FLOW, outcome: 'failed', failure: 'denied' };

test.each([signedIn, failed])('the result of the own popup is taken: %j', (message) => {
  expect(isOidcResult(message, FLOW)).toBe(true);
});

test.each([
  null,
  undefined,
  'signed-in',
  [],
  {},
  { ...signedIn, type: 'another-channel' },
  { ...signedIn, flow: 'f2' },
  { ...signedIn, outcome: 'maybe' },
  { ...failed, failure: 'unheard-of' },
  { ...failed, failure: undefined },
])('any other message is not: %j', (message) => {
  expect(isOidcResult(message, FLOW)).toBe(false);
});
