export const pageTitle = 'Perguntas frequentes';
export const pageDescription =
  'Quanto custa o Crisper, quem vê seus itens, quando a comida vence logo, e mais sete respostas.';
export const heading = 'Perguntas frequentes';
export const introduction =
  'São dez, com respostas curtas: quanto custa, quem vê o quê e quando a comida conta como vencida.';
export const askUs = 'Fazer outra pergunta';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'O que o Crisper faz?',
    answer: [
      'Ele lembra as datas para você não precisar. Adicione o que entra na geladeira com categoria, quantidade, imagem e validade; o Crisper conta os dias, mostra o que está fresco, o que vence logo e o que venceu, e sua visão geral diz o que comer primeiro. Funciona para tudo o que tem data, até protetor solar e pilhas.',
    ],
  },
  {
    title: 'O Crisper é grátis?',
    answer: [
      'É, tudo. Não há plano pago nem teste que acaba. Você precisa de uma conta para adicionar coisas, ver seu painel e marcar uma consulta; para olhar e ler, não.',
    ],
  },
  {
    title: 'Preciso de internet?',
    answer: [
      'Para entrar e abrir o Crisper pela primeira vez, sim, e para a geladeira aberta. Seus itens ficam no servidor, para que todos na cozinha vejam a mesma prateleira em qualquer celular ou computador. Suas próprias cozinhas continuam funcionando sem internet.',
    ],
  },
  {
    title: 'Funciona sem conexão?',
    answer: [
      'Funciona. Supermercados têm paredes grossas e garagens não têm sinal, por isso seu navegador guarda suas cozinhas com os itens e as listas de compras. Continue comendo, marcando e adicionando; o que você fez é enviado quando a rede voltar. Para abrir o próprio Crisper sem rede, o endereço dele precisa começar com https.',
    ],
  },
  {
    title: 'Quando algo conta como “vence logo”?',
    answer: [
      'Quando a data é hoje ou nos próximos cinco dias. A comida está boa durante o dia impresso nela, então um item passa a vencido à meia-noite depois desse dia, e não antes. O que não tem data nunca é marcado.',
    ],
  },
  {
    title: 'Quem vê o que eu adiciono?',
    answer: [
      'O que você coloca em uma cozinha sua: as pessoas dela e mais ninguém, a não ser que uma delas deixe um programa olhar ou passe adiante o link de uma lista de compras. O que você coloca na ',
      link.fridge('geladeira aberta'),
      ': todo mundo, porque dá para abri-la sem conta. Lá se lê seu nome em “Adicionado por”; quem tem conta lê seu e-mail, a não ser que você escolha diferente no ',
      link.profile('seu perfil'),
      '. A nota que você escreve em um item é só sua, onde quer que ele esteja. Por isso, não ponha nada pessoal em nomes, imagens e descrições do que é público.',
    ],
  },
  {
    title: 'Uma cozinha compartilhada pode usar junto?',
    answer: [
      'Foi pensando nisso que ele nasceu. Crie uma cozinha e mande o link para os outros. Cada pessoa entra com a própria conta, adiciona o que compra, e todos na cozinha veem a mesma prateleira, com um nome ao lado do que é de alguém. Nossos artigos sobre ',
      link.sharedKitchenArticles('cozinhas compartilhadas'),
      ' trazem as regras da casa que combinam com isso.',
    ],
  },
  {
    title: 'Alguém pode alterar ou excluir meus itens?',
    answer: [
      'Na geladeira aberta, não: os outros podem olhar, mas só a conta que adicionou um item pode editar ou excluir, e o que você oferece pode ser pego. Em uma cozinha, sim: os membros cuidam juntos de uma prateleira, então cada um pode alterar, terminar ou remover o que está nela, e visitas só podem olhar. Se alguém terminar o que é seu, o sino diz quem foi. Sua nota continua sua em todo lugar. O servidor confere tudo isso toda vez, diga o que disser a página na frente dele.',
    ],
  },
  {
    title: 'Esqueci minha senha. E agora?',
    answer: [
      'Peça um link para escolher uma nova na ',
      link.passwordReset('página de redefinição'),
      '. Se você se cadastrou com o Google, não precisa de senha aqui: escolha o Google na ',
      link.login('página de entrada'),
      '.',
    ],
  },
  {
    title: 'Como peço uma função nova?',
    answer: [
      'Pela página ',
      link.contact('Contato'),
      '. Conte o que você tentava fazer na sua cozinha, e não qual botão gostaria de ter; a história de uma terça bagunçada diz mais que um desenho.',
    ],
  },
];
