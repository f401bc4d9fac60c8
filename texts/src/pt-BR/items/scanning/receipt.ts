import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#pt-BR/plural.ts';

export const heading = 'Cupom';
export const aim = 'Deixe o cupom reto sobre algo mais escuro e enquadre-o por inteiro.';
export const reading = 'Lendo o cupom…';
export const anotherPicture = 'Outra foto';
export const staysHere = 'Lido neste aparelho. Só sai dele o que você adiciona.';

export const problem = {
  dark: 'Essa foto está escura demais para ler. Tire outra com mais luz.',
  nothing: 'Não achamos linhas com preço nessa foto. Tire de mais perto, reta e nítida, ou digite os itens.',
  failed: 'Não foi possível carregar o leitor de imagens. Confira sua conexão e tente de novo.',
};

export const addsUp = ({ total }: { total: string }) => `As linhas somam ${total}, como diz o cupom.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `As linhas somam ${sum}, o que bate com o total do cupom: ${printed}.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `As linhas somam ${sum}. Não achamos um total para comparar, então confira os preços.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` As linhas somam ${sum}, o cupom diz ${total}.${suspect === null ? '' : ` Pode ser: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Faltam ${figures.amount}.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Sobram ${figures.amount}.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `O cupom está em ${theirs}, e esta cozinha usa ${ours}. Os itens entram sem preço.`;
export const sameFigures = ({ ours }: { ours: string }) => `Usar mesmo assim os valores em ${ours}`;

export const readAs = ({ read }: { read: string }) => `lido como “${read}”`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'não deu para ler o preço',
  price_unsure: 'quantidade e preço não batem',
  price_mended: 'um número do preço estava difícil de ler',
  title_unsure: 'o nome estava difícil de ler',
  maybe_no_food: 'é comida?',
  maybe_no_row: 'sem ela, o total fecha',
};
export const notFood = 'não é comida';
export const tick = ({ title }: { title: string }) => `Adicionar: ${title}`;
export const change = ({ title }: { title: string }) => `Alterar: ${title}`;
export const name = 'Nome';
export const noPrice = 'sem preço';
export const offered = ({ price }: { price: string }) => `${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Usar ${price} como preço: ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} item`, other: `${count} itens` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Adicionar' : `Adicionar ${count}`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Usar' : `Usar ${count}`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Deixar o item de fora?', other: `Deixar ${count} itens de fora?` }),
  text: 'O que foi lido no cupom ainda não foi adicionado.',
  confirmLabel: 'Deixar de fora',
  cancelLabel: 'Continuar',
});
