export const pageTitle = 'Contato';
export const pageDescription =
  'Escreva, ligue ou converse: três formas de falar com as pessoas por trás do Crisper, e um formulário para ideias, dúvidas e reclamações.';
export const heading = 'Fale com uma pessoa';
export const introduction =
  'Ideias, dúvidas, um bug que comeu sua manteiga: quem lê sua mensagem pode fazer algo a respeito.';

export const email = 'E-mail';
export const emailNote = 'Para tudo o que pode esperar até amanhã.';
export const phone = 'Telefone';
export const phoneNote = 'Para o que não pode esperar, nos mesmos horários do chat.';
export const chat = 'Chat ao vivo';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9h às 17h (Nova York)';
export const chatNote = 'Nesse horário há alguém atendendo.';
export const chatOpen = 'Aberto agora';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Há alguém atendendo até ${time}, no seu horário. Escreva no formulário; a resposta chega por e-mail.`;
export const chatClosed = 'Fechado agora';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Abre de novo hoje às ${time}, no seu horário. Até lá, isto abre seu programa de e-mail.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Abre de novo ${day} às ${time}, no seu horário. Até lá, isto abre seu programa de e-mail.`;
export const chatMailSubject = 'Uma pergunta para o chat';

export const formHeading = 'Mande uma mensagem';
export const yourName = 'Seu nome';
export const yourEmail = 'Seu e-mail';
export const yourMessage = 'Sua mensagem';
/** The label of a field that only programs find. */
export const trap = 'Site';
export const send = 'Enviar mensagem';
export const sending = 'Enviando…';
export const answerNote = 'Respondemos para o e-mail que você informar aqui.';
export const needsJavaScript =
  'Enviar este formulário precisa de JavaScript. Sem ele, escreva para o e-mail acima.';
export const sent = 'Enviada!';
export const sentByMail = 'Sua mensagem foi enviada';
export const keptWithoutMail =
  'Sua mensagem fica guardada para quem administra este Crisper. Ele não envia e-mails, então essas pessoas precisam procurá-la.';
export const notSent = 'Não enviada';

export const questionsHeading = 'Antes de escrever';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Três respostas que podem poupar seu tempo. Outras dez estão nas ',
  faq('perguntas frequentes'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Em quanto tempo recebo resposta?',
    answer: [
      'Em até dois dias úteis, quase sempre antes. Por telefone e no chat você fala com uma pessoa nos horários acima. Não usamos respostas prontas, então uma pergunta difícil pode levar um dia a mais.',
    ],
  },
  {
    title: 'Alguma coisa no site parece errada. O que devo mandar?',
    answer: [
      'O endereço da página, o que você fez e o que viu no lugar do que esperava. O nome do navegador ajuda, e uma captura de tela ajuda mais ainda. Se o erro for um fato em um artigo, diga onde leu o certo e nós corrigimos.',
    ],
  },
  {
    title: 'Posso sugerir uma função?',
    answer: [
      'Por favor; é nesta página que juntamos as sugestões. Cada uma é lida por uma pessoa. Antes de escrever, dar uma olhada nas ',
      faq('perguntas frequentes'),
      ' pode poupar uma mensagem.',
    ],
  },
];
