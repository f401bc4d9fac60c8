import { plural } from '#pt-BR/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Desligado';
export const here = ({ time }: { time: string }) => `${time}, neste aparelho`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, em outro aparelho`, other: `${time}, em ${count} aparelhos` });
export const byNtfy = ({ time }: { time: string }) => `${time}, por ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, por e-mail`;
export const unproven = 'Falta você confirmar seu e-mail';
export const noMail = 'Ainda não é possível enviar';
