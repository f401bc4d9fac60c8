interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'O que fica guardado sobre você';
export const keptIntroduction = 'No banco de dados deste Crisper e em nenhum outro lugar.';
export const kept = [
  'Seu nome, seu e-mail, seu fuso horário e sua foto, se você escolheu uma.',
  'Sua comida com o histórico, suas notas, suas fotos e suas medidas.',
  'Quando você quer lembretes e as consultas que pediu.',
  'Navegador e endereço IP de cada entrada e de cada mudança na sua conta, por 90 dias.',
] as const;
export const notKept = 'Não há publicidade nem nada que conte ou siga você.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('A política de privacidade'),
  ' diz tudo em detalhe. ',
  data('Seus dados'),
  ' tem uma cópia de tudo e o jeito de excluir.',
];

export const hereHeading = 'O que este navegador guarda';
export const hereIntroduction = 'Para você continuar na sua conta e suas cozinhas abrirem na hora.';
export const here = [
  'Que sua conta está aberta, e qual é.',
  'Suas cozinhas com os itens e o que você fez lá que ainda não foi enviado.',
  'O que você escolheu por último, como claro ou escuro, e o que digitou e não enviou.',
] as const;
export const pagesHere = 'As páginas do Crisper, para abrirem sem rede.';
export const noPagesHere = 'Não as páginas do Crisper: sem rede elas não abrem.';
export const amountHere = ({ amount }: { amount: string }) => `Cerca de ${amount} no total.`;
export const untilLogout = 'Sair da conta apaga tudo isso.';
