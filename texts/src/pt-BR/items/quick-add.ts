import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#pt-BR/plural.ts';

export const pageDescription = 'Coloque tudo o que é novo na cozinha com uma linha.';
export const heading = 'Adicionar';
export const goesInto = ({ kitchen }: { kitchen: string }) => `em “${kitchen}”`;
export const close = ({ kitchen }: { kitchen: string }) => `Voltar para “${kitchen}”`;

export const line = 'O que há de novo na cozinha?';
export const placeholder = 'leite qui, 6 ovos, frango 500g';
/** For those who do not see the rows appear. */
export const hint =
  'Um item, ou vários separados por vírgulas ou linhas. Enter leva tudo para a lista e, em uma linha vazia, coloca tudo na cozinha.';
export const clear = 'Esvaziar a linha';
export const barcode = 'Código de barras';
export const receipt = 'Cupom';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} item na lista: ${last}`,
    other: `${count} itens na lista, o último: ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Só cabem ${most} itens de uma vez. O resto fica na linha até estes serem adicionados.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Deixado de fora, porque não é comida: ${lines.join(' · ')}`;
export const noFood = 'Não achamos nenhum alimento nesta linha.';
export const dashed =
  'Tracejado é palpite; laranja é o que não sabemos. Toque para mudar; nada é salvo antes de Concluir.';
export const allFields = 'Todos os campos';
export const done = ({ count }: { count: number }) =>
  count === 0
    ? 'Concluir'
    : plural(count, { one: `Concluir · ${count} item`, other: `Concluir · ${count} itens` });

export const again = 'De novo';
export const putIn = 'Adicionar:';

export const part = {
  title: 'Nome',
  date: 'Bom até',
  amount: 'Quantidade',
  place: 'Lugar',
  category: 'Categoria',
  price: 'Preço',
  belongsTo: 'De quem',
  opened: 'Aberto',
  began: 'Conta a partir de',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `feito em ${day}`,
  bought: ({ day }) => `comprado em ${day}`,
  frozen: ({ day }) => `congelado em ${day}`,
  since: ({ day }) => `a partir de ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', palpite',
  doubtful: ', incerto',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `Remover: ${title}`;
export const otherDay = 'Outro dia';
export const readOffPack = 'Ler na embalagem';
export const noDate = 'Sem data';
export const noDateYet = 'ainda sem data';
export const keeps = 'dura bastante';
export const whenGood = 'Ainda sem data: bom até quando?';
export const notOpened = 'Fechado';
export const fromToday = 'A partir de hoje';
