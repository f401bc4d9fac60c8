export const skipToContent = 'Ir para o conteúdo';
export const oldBrowser =
  'Este navegador é antigo demais para o Crisper: algumas coisas não vão funcionar. É preciso Chrome ou Edge 123, Firefox 125, Safari 17.5 ou mais novo.';
export const main = 'Navegação principal';
export const menu = 'Menu';
export const home = 'Início';
export const fridge = 'Geladeira';
export const blog = 'Blog';
export const dashboard = 'Painel';
export const kitchen = 'Cozinha';
export const about = 'Quem somos';
export const contact = 'Contato';
export const login = 'Entrar';
export const getStarted = 'Começar';
export const notifications = 'Notificações';
export const newNotifications = 'Novas notificações';

export const logout = 'Sair';
export const logoutTitle = 'Já vai?';
export const logoutQuestion = 'Quer sair da sua conta?';
export const logoutFailedTitle = 'Erro';
export const logoutFailed = 'Não deu para sair. Tente de novo.';
export const loggedOutTitle = 'Pronto';
export const loggedOut = 'Você saiu da sua conta. Até logo!';

export const foodDashboard = 'Painel';
export const overview = 'Visão geral';
export const myProfile = 'Meu perfil';
export const addFoods = 'Adicionar itens';
export const myFoods = 'Meus itens';
export const expiredItems = 'Itens vencidos';
export const bmiChecker = 'Calculadora de IMC';

export const loadingUser = 'Carregando sua conta…';
export const notReachedTitle = 'Sem resposta';
