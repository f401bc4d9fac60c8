export const pageTitle = 'Criar conta';
export const pageDescription =
  'Crie uma conta grátis no Crisper: acompanhe sua comida e receba um aviso antes que vença.';
export const heading = 'Crie sua conta';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Já tem uma? ',
  login('Entrar'),
];
export const note = 'Um minuto aqui, e nada mais fica no fundo da geladeira.';

export const form = 'Criar uma conta';
export const name = 'Nome';
export const photoUrl = 'URL da foto';
export const photoUrlHint = 'Opcional. A URL de uma foto sua.';
export const createAccount = 'Criar conta';
export const creatingAccount = 'Criando sua conta…';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'Ao criar uma conta, você aceita os ',
  terms('termos de uso'),
  '. Todo mundo vê o que você põe na geladeira aberta.',
];

export const createdTitle = 'Conta criada';
export const created = 'Sua conta está pronta!';
export const failedTitle = 'O cadastro não deu certo';
export const signedUpTitle = 'Que bom ter você aqui!';
export const googleFailedTitle = 'O cadastro com o Google não deu certo';

export const closedHeading = 'Sem novas contas';
export const closed =
  'Por enquanto não se abrem novas contas aqui. A pessoa que administra este Crisper pode deixar você entrar; fale com ela.';
export const invitedHeading = 'Só com convite';
export const invited =
  'Aqui só se entra com convite. Peça a alguém um link para a cozinha: ele também abre uma conta para você.';
export const toLogin = 'Entrar';
