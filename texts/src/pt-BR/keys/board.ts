import { plural } from '#pt-BR/plural.ts';

export const pageTitle = 'Painel da cozinha';
export const pageDescription = 'O que comer primeiro e o que comprar, para uma tela na cozinha.';
export const loading = 'Carregando a cozinha…';
export const eatFirst = 'Comer primeiro';
export const nothingDue = 'Nada precisa ser comido logo.';
export const doNotEat = ({ titles }: { titles: string }) => `Não comer: ${titles}`;
export const shoppingList = 'A comprar';
export const nothingToGet = 'Não há nada na lista.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `e mais ${count}`, other: `e mais ${count}` });

export const notReached = ({ moment }: { moment: string }) => `O Crisper não responde. Isto é de ${moment}.`;
export const neverReached = 'O Crisper não responde. Esta tela continua tentando.';
export const mayFallAsleep = 'Este navegador não consegue manter a tela ligada. Ajuste isso no tablet.';

export const endedTitle = 'Esta tela não pode mais olhar';
export const endedText =
  'A chave dela foi encerrada, ou quem a criou saiu da cozinha. Crie um novo link: Eu, Programas, O tablet na geladeira.';
export const noKeyTitle = 'Falta o link desta tela';
export const noKeyText =
  'Abra o link inteiro, com tudo o que vem depois do #. Você cria um em Eu, Programas, O tablet na geladeira.';

/** On the page *Programs*. */
export const heading = 'O tablet na geladeira';
export const introduction =
  'Uma tela na cozinha que mostra o que comer primeiro e o que comprar. Ela pode olhar, mas não muda nada.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Deixar o tablet na geladeira olhar “${kitchen}”`;
export const keyName = 'Tablet na geladeira';
export const dialogTitle = 'Abra isto no tablet';
export const howTo =
  'Leia o código com o tablet, ou copie o link e abra lá. Ele só aparece esta vez. Quem o tem vê o que há na cozinha, até você encerrar a chave abaixo.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `QR code do link que mostra “${kitchen}”`;
export const linkLabel = 'Link para o tablet';
export const copy = 'Copiar o link';
export const copied = 'Link copiado.';
export const copyFailed = 'Seu navegador não nos deixa copiar. Selecione o link e copie manualmente.';
export const done = 'Pronto';
export const noKitchen = 'Crie uma cozinha primeiro: ainda não há nada para olhar.';
