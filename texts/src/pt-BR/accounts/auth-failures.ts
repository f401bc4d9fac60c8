export const invalidEmail = 'Este e-mail não é válido.';
export const failed = 'Algo deu errado. Tente de novo.';
export const registrationFailed = 'O cadastro não deu certo.';

export const googleNotSetUp = 'Entrar com o Google não está disponível aqui. Use seu e-mail e sua senha.';
export const googlePopupClosed = 'A janela do Google foi fechada antes do fim.';
export const googleLoginFailed = 'Não deu para entrar com o Google. Tente de novo.';
export const googleSignUpFailed = 'O cadastro com o Google não deu certo.';
