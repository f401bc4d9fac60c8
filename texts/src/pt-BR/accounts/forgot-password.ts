export const pageTitle = 'Esqueci a senha';
export const pageDescription =
  'Escolha uma nova senha para sua conta do Crisper com um link que mandamos para o seu e-mail.';
export const heading = 'Esqueceu a senha?';
export const introduction = 'Informe seu e-mail e receba um link para escolher uma nova.';
export const note = 'Sobras não voltam. Senhas, sim.';
export const noMail =
  'Este Crisper não envia e-mails. O link vai para quem o administra, que pode passá-lo a você.';

export const form = 'Redefinir a senha';
export const send = 'Enviar o link';
export const sending = 'Enviando…';
export const failedTitle = 'Não deu certo';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Se existir uma conta para ',
  email,
  ', um link está a caminho. Ele vale por 30 minutos; olhe também na pasta de spam.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Se existir uma conta para ',
  email,
  ', quem administra este Crisper tem um link. Peça a essa pessoa em até 30 minutos.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => ['Lembrou? ', login('Entrar')];
