import { plural } from '#en/plural.ts';

export const heading = 'Put away';
/** The button at the heading of a list. */
export const putAwayGot = ({ count }: { count: number }) => `Put away ${count}`;
export const pageDescription = 'What you got goes into the kitchen.';
export const close = 'Back to the list';
export const goesInto = ({ kitchen }: { kitchen: string }) => `into ${kitchen}`;
export const putAway = ({ count }: { count: number }) =>
  plural(count, { one: 'Put away · 1 thing', other: `Put away · ${count} things` });
export const nothing = 'Nothing is ticked.';
export const nothingText = 'Tick what you got, and it can be put away here.';
export const receipt = 'Read the receipt';
export const receiptHint = 'for prices and what was not on the list';
/** It is not put in, and leaves the list all the same. */
export const notFood = 'not food, only off the list';
export const isFood = ({ title }: { title: string }) => `${title} is food`;
