/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Você entrou. Pode fechar esta janela.';
export const notSignedIn = 'Você não entrou. Pode fechar esta janela.';
export const goOn = 'Continuar para o Crisper';
