import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#en/plural.ts';

export const heading = 'Keys';
export const introduction =
  'For a program that asks for a “token”: let the tablet on the fridge look into your kitchen, or your home server put things onto the list. None of them gets your password, and each can be ended here.';
export const make = 'Make a key';
export const none = 'No program has a key yet.';
export const loadFailed = 'Failed to load your keys';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0 ? 'No program has a key' : plural(count, { one: '1 key', other: `${count} keys` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Looks into ${kitchen ?? 'all your kitchens'} · changes nothing`,
  do: ({ kitchen }) => `Looks into ${kitchen ?? 'all your kitchens'} · changes food and lists`,
};
export const formerKitchen = 'a kitchen that you are no longer in';
export const neverUsed = 'Never used';
export const lastUsed = ({ moment }: { moment: string }) => `Last used ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Not used since ${day}`;
export const worksThrough = ({ day }: { day: string }) => `works until ${day}`;
export const hasEnded = ({ day }: { day: string }) => `ended on ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'End it',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `End the key “${name}”?`;
export const endWarning = 'The program that has it is locked out at once. You can give it a new key later.';
export const endConfirm = 'End it';
export const keep = 'Keep';
export const ended = 'The key no longer works.';

export const newKey = 'A new key';
export const name = 'What is it for?';
export const nameExample = 'Tablet on the fridge';
export const mayDo = 'It may';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Only look', hint: 'food, amounts, days, lists and the waste page' },
  do: { label: 'Look and change', hint: 'put food in, eat it, throw it away, change lists and recipes' },
};
export const inKitchen = 'In';
export const allKitchens = 'All my kitchens';
export const noKitchen = 'Start a kitchen first: a key opens kitchens only.';
export const until = 'For';
export const lasting = { quarter: '90 days', year: '1 year', ever: 'No end' } as const;
export const never = 'It never opens your account, your password, other keys, or who is in a kitchen.';

export const copyNow = 'Copy it now';
export const onlyNow = 'This is the only time it is shown. Lost it? End it and make another.';
export const theKey = ({ name }: { name: string }) => `Key “${name}”`;
export const copy = 'Copy the key';
export const copied = 'Key copied.';
export const copyFailed = 'Your browser does not let us copy. Please select the key and copy it yourself.';
export const iHaveIt = 'I have it';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'End the key of my program, too',
    other: `End the ${count} keys of my programs, too`,
  });
