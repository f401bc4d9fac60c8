import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#pt-BR/plural.ts';

export const heading = 'Ler códigos de barras';
export const aim = 'Ponha um código de barras no quadro, um pacote depois do outro.';

export const whatIsIt = 'O que é?';
export const newNumber = ({ number }: { number: string }) =>
  `O código de barras ${number} é novo aqui. Dê um nome uma vez, e esta cozinha passa a conhecê-lo.`;
export const looksUp = 'Este servidor procura os números novos no Open Food Facts.';
/** The licence of the data asks for its name. */
export const offered = 'O nome vem do Open Food Facts (ODbL); mude como quiser.';
export const remember = 'Lembrar';
export const skip = 'Pular';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Este não é o código de barras de um produto.',
  'wrong-number': 'Este código está danificado ou incompleto. Tente o código ao lado.',
};
export const badDate = 'O código traz uma data que não existe.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Nada lido ainda'
    : plural(count, {
        one: `${count} item: ${last}`,
        other: `${count} itens, o último: ${last}`,
      });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `Consumir até ${day}` : `Validade ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `O código diz ${day}, que já passou. Escolha uma data na lista.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Remover: ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Usar' : `Usar ${count}`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Deixar o item de fora?', other: `Deixar ${count} itens de fora?` }),
  text: 'O que você leu ainda não está na lista.',
  confirmLabel: 'Deixar de fora',
  cancelLabel: 'Continuar',
});
