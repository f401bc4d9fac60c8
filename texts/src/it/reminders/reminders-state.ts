import { plural } from '#it/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Disattivati';
export const here = ({ time }: { time: string }) => `${time}, su questo dispositivo`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, su un altro dispositivo`, other: `${time}, su ${count} dispositivi` });
export const byNtfy = ({ time }: { time: string }) => `${time}, con ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, per email`;
export const unproven = 'Devi ancora confermare il tuo indirizzo email';
export const noMail = 'Non se ne possono ancora mandare';
