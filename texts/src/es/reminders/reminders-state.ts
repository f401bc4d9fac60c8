import { plural } from '#es/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Desactivados';
export const here = ({ time }: { time: string }) => `${time}, en este dispositivo`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, en otro dispositivo`, other: `${time}, en ${count} dispositivos` });
export const byNtfy = ({ time }: { time: string }) => `${time}, por ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, por correo`;
export const unproven = 'Falta que confirmes tu correo';
export const noMail = 'Aún no se puede enviar ninguno';
