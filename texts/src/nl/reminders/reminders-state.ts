import { plural } from '#nl/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Uit';
export const here = ({ time }: { time: string }) => `${time}, op dit apparaat`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, op een ander apparaat`, other: `${time}, op ${count} apparaten` });
export const byNtfy = ({ time }: { time: string }) => `${time}, via ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, per mail`;
export const unproven = 'Wacht tot je je e-mailadres bevestigt';
export const noMail = 'Er kunnen er nog geen komen';
