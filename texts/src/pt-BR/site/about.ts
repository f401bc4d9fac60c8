export const pageTitle = 'Quem somos';
export const pageDescription =
  'Por que começamos o Crisper em 2025, o que queremos que ele mude e os três princípios que nos guiam.';
export const heading = 'Tudo começou com um saco de espinafre que ninguém lembrava de ter comprado';
export const introduction =
  'O Crisper é uma pequena ferramenta com uma ideia teimosa: quase toda comida jogada fora estava perfeita no dia em que alguém a esqueceu.';

export const missionHeading = 'Nossa missão';
export const mission = 'Ajudar as pessoas a poupar comida, tempo e o planeta, uma geladeira de cada vez.';
export const missionReason =
  'As casas jogam fora mais comida do que lojas e restaurantes juntos. Ninguém faz por querer. Ela escorrega para trás do leite, a data passa numa quarta-feira corrida, e a água, o combustível e o trabalho que custou vão embora com o saco de lixo. Queremos que a data encontre você antes disso.';

export const storyHeading = 'Nossa história';
export const storyPicture = 'A primeira versão: papel, um ímã e uma caneta que era para ficar.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'Começamos em ',
  year('2025'),
  ', em um apartamento onde quatro pessoas dividiam uma geladeira e ninguém dividia uma lista.',
];
export const storyInventory =
  'Num domingo, esvaziamos tudo na mesa da cozinha. Três potes abertos do mesmo pesto. Dois sacos de espinafre, um deles líquido. Um pedaço de queijo comprado, amado e perdido. Fizemos a conta no verso de um cupom, e o total era um fim de semana fora.';
export const storyPaper =
  'O primeiro Crisper foi uma folha de papel na porta da geladeira, com uma coluna para a data. Funcionou por nove dias, até a caneta sumir. Então pusemos o papel onde a caneta não pode sumir e demos a ele um sino.';
export const storyToday =
  'Desde então virou um app para qualquer casa ou cozinha compartilhada, com painel, notificações e um diário do que aprendemos sobre conservar comida. A coluna para a data continua sendo o coração.';

export const principlesHeading = 'Nossos princípios';
export const principles = [
  {
    title: 'Útil antes de esperto',
    text: 'Uma data, uma contagem e um toque na hora certa salvam mais comida do que qualquer engenhoca. Primeiro fazemos o simples, e ele tem que funcionar no celular na sua mão molhada.',
  },
  {
    title: 'Sem culpa',
    text: 'Todo mundo joga alguma coisa fora. O Crisper mostra o que ainda dá para salvar hoje à noite e conta o resto sem uma palavra de censura.',
  },
  {
    title: 'Compartilhado onde ajuda, privado onde importa',
    text: 'Uma cozinha funciona quando todos nela veem a prateleira e mais ninguém precisa ver. A geladeira aberta é aberta a todos, inclusive a quem só passa. Suas notas são só suas, e não vendemos a ninguém o que sabemos.',
  },
];

export const joinHeading = 'Comece pela coisa da sua geladeira que menos inspira confiança';
export const joinText = 'Adicione agora. O compromisso é só esse; o resto costuma vir sozinho.';
export const join = 'Entrar para o movimento';
