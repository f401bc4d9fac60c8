export const formHeading = 'Um e-mail por semana sobre como conservar comida';
export const emailField = 'Seu e-mail';
export const emailExample = 'voce@exemplo.com';
export const subscribe = 'Assinar';
export const sending = 'Enviando…';
export const needsJavaScript = 'Assinar precisa de JavaScript.';
export const smallPrint =
  'Toda segunda-feira: seu resumo da semana se você tem conta, ou algo para ler. Pedimos confirmação uma vez por e-mail, e cada edição traz um link para cancelar.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Quase lá. Mandamos um e-mail para ',
  email,
  ': confirme pelo link que está nele. Olhe também na pasta de spam.',
];
export const noLetter = 'Este Crisper não envia e-mails';
export const noLetterText =
  'Por isso não há newsletter para assinar. Com uma conta, o sino e seu calendário dizem o que vence.';
export const noMail = 'Este Crisper não envia e-mails, então nenhuma newsletter chegaria. Nada foi guardado.';

export const confirmPageTitle = 'Confirmar a newsletter';
export const confirmPageDescription = 'Confirme que você quer a newsletter do Crisper.';
export const confirmHeading = 'Podemos escrever para você?';
export const confirmText =
  'Um e-mail toda segunda-feira de manhã. Se você tem conta com este e-mail, entre antes de confirmar, e ele será seu resumo da semana. Senão, será algo para ler.';
export const confirm = 'Sim, quero receber';
export const confirmedHeading = 'Você está na lista';
export const confirmedText =
  'O primeiro e-mail chega na próxima segunda de manhã. Cada um traz um link para cancelar.';

export const unsubscribePageTitle = 'Cancelar a inscrição';
export const unsubscribePageDescription = 'Encerre a newsletter do Crisper.';
export const unsubscribeHeading = 'Não quer mais receber?';
export const unsubscribeText =
  'Seu endereço sai da lista na hora. Sua conta, se você tem uma, continua como está.';
export const unsubscribe = 'Cancelar a inscrição';
export const unsubscribedHeading = 'Você saiu da lista';
export const unsubscribedText =
  'Não chega mais nenhum e-mail. Se sentir falta, o campo no fim de cada página traz tudo de volta.';
