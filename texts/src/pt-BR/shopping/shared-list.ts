export const pageTitle = 'Uma lista de compras';
export const pageDescription = 'Veja uma lista que alguém compartilhou com você e marque o que pegou.';
export const loading = 'Carregando a lista…';
export const loadFailed = 'Não foi possível carregar a lista.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Compartilhada por ${name}, até ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `Pegos: ${got} de ${count}`;
export const empty = 'Não há nada na lista.';
export const endedTitle = 'Este link não vale mais';
export const endedText =
  'Uma lista fica compartilhada por dois dias ou até alguém encerrar o link. Peça um novo.';
export const brokenTitle = 'Este link não está completo';
export const brokenText = 'Abra de novo a partir da mensagem, com tudo o que vem depois do #.';
export const goHome = 'O que é o Crisper?';
export const notTicked = 'Não foi enviado. Tente de novo.';
