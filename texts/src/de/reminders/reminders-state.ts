import { plural } from '#de/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Aus';
export const here = ({ time }: { time: string }) => `${time}, auf diesem Gerät`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, auf einem anderen Gerät`, other: `${time}, auf ${count} Geräten` });
export const byNtfy = ({ time }: { time: string }) => `${time}, über ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, per Mail`;
export const unproven = 'Bestätige noch deine E-Mail-Adresse';
export const noMail = 'Noch nicht möglich';
