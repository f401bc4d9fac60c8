export const pageTitle = 'Entrar';
export const pageDescription =
  'Entre no Crisper para ver o que tem na sua geladeira, o que vence logo e o que comer primeiro.';
export const heading = 'Pode entrar';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Primeira vez aqui? ',
  register('Criar uma conta'),
];
export const closed = 'Por enquanto não se abrem novas contas aqui.';
export const invited = 'Primeira vez aqui? Um convite para a cozinha de alguém abre uma conta para você.';
export const note = 'Alguém tem que ficar de olho no leite.';

export const form = 'Entrar';
export const forgotPassword = 'Esqueceu a senha?';
export const logIn = 'Entrar';
export const loggingIn = 'Entrando…';

export const succeededTitle = 'Que bom ter você de volta!';
export const failedTitle = 'Não deu para entrar';
export const googleSucceededTitle = 'Você entrou com o Google!';
export const googleFailedTitle = 'Não deu para entrar com o Google';
