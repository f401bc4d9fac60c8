import { plural } from '#en/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Off';
export const here = ({ time }: { time: string }) => `${time}, on this device`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, on another device`, other: `${time}, on ${count} devices` });
export const byNtfy = ({ time }: { time: string }) => `${time}, by ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, by mail`;
export const unproven = 'Waiting for you to confirm your email address';
export const noMail = 'None can be sent yet';
