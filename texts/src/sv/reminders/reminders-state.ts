import { plural } from '#sv/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Av';
export const here = ({ time }: { time: string }) => `${time}, på den här enheten`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, på en annan enhet`, other: `${time}, på ${count} enheter` });
export const byNtfy = ({ time }: { time: string }) => `${time}, via ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, via mejl`;
export const unproven = 'Väntar på att du bekräftar din e-postadress';
export const noMail = 'Inga kan skickas än';
