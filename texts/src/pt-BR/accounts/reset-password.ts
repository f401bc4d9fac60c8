export const pageTitle = 'Nova senha';
export const pageDescription = 'Escolha uma nova senha para o Crisper.';
export const heading = 'Escolha uma nova senha';
export const introduction = 'Ela substitui a antiga na hora e você sai da conta em todos os aparelhos.';
export const note = 'Senha nova, mesma geladeira.';

export const form = 'Escolher uma nova senha';
export const setPassword = 'Salvar nova senha';
export const changedTitle = 'Senha alterada';
export const changed = 'Você saiu de todos os aparelhos. Entre com a nova senha.';
export const failedTitle = 'Não deu certo';

export const brokenLink =
  'Falta o código neste endereço. Abra o link exatamente como está no e-mail ou peça um novo.';
export const askForNewLink = 'Pedir um novo link';
