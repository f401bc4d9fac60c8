import { plural } from '#da/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Fra';
export const here = ({ time }: { time: string }) => `${time}, på denne enhed`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, på en anden enhed`, other: `${time}, på ${count} enheder` });
export const byNtfy = ({ time }: { time: string }) => `${time}, via ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, på mail`;
export const unproven = 'Bekræft først din mailadresse';
export const noMail = 'Kan ikke sendes endnu';
