/** What another app shared with this one, on the pages for new food. */
export const heading = 'Compartilhado com o Crisper';
export const inForm = 'Está no formulário. Nada é salvo até você adicionar.';
export const useWords = 'Pôr no formulário';
export const photo = 'A foto que você compartilhou';
export const usePhoto = 'Usar como imagem do item';
export const uploading = 'Enviando…';
export const leaveOut = 'Deixar de fora';
export const missed =
  'O que você compartilhou não chegou, porque você não tinha entrado na sua conta aqui. Compartilhe mais uma vez, e vai estar aqui.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'É um cupom';
export const whichFood = 'De que alimento é?';
export const dateOf = ({ title }: { title: string }) => `A data: ${title}`;
export const pictureOf = ({ title }: { title: string }) => `A imagem: ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'É uma receita';
export const noFood = 'Não achamos nenhum alimento no que você compartilhou: não há texto.';
