// What every form about an account says, whichever page it is on.
export const needsJavaScript = 'As contas precisam de JavaScript, que está desligado neste navegador.';
export const orAnotherWay = 'ou';
export const continueWithGoogle = 'Continuar com o Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Continuar com ${issuer}`;

export const email = 'E-mail';
export const password = 'Senha';
export const newPassword = 'Nova senha';
export const saving = 'Salvando…';
