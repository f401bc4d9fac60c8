import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { plural } from '#pt-BR/plural.ts';

export const parts = 'Partes do seu perfil';
export const back = 'Voltar ao seu perfil';

export const you = 'Você';
export const reminders = 'Lembretes';
export const remindersText = 'Quando dizemos o que comer primeiro, e onde.';
export const kitchens = 'Suas cozinhas';
export const kitchensText = 'Onde você divide comida com outras pessoas.';
export const privacy = 'Privacidade';
export const privacyText = 'Quem vê o quê de você e o que fica guardado.';
export const devices = 'Aparelhos';
export const devicesText = 'Onde sua conta está aberta e o que aconteceu com ela.';
export const programs = 'Programas';
export const programsText = 'Outros programas podem olhar suas cozinhas ou ajudar nelas.';
export const data = 'Seus dados';
export const dataText = 'Uma cópia de tudo o que é seu, ou o fim de tudo.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Nenhuma ainda';
export const severalKitchens = ({ count }: { count: number }) =>
  plural(count, { one: `${count} cozinha`, other: `${count} cozinhas` });
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Ninguém vê seu e-mail',
  'signed-in': 'Quem tem conta vê seu e-mail',
  everybody: 'Todo mundo vê seu e-mail',
};
export const copyOrDelete = 'Baixar uma cópia ou excluir sua conta';
