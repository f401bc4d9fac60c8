import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#pt-BR/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Desperdício · ${kitchen}`;
export const pageDescription = 'O que aconteceu com a comida da cozinha, mês a mês.';
export const loading = 'Carregando o balanço…';
export const loadFailed = 'Não foi possível carregar o balanço';
export const monthBefore = 'Mês anterior';
export const monthAfter = 'Mês seguinte';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `no lixo, ${by} a menos que em ${month}`;
export const more = ({ by, month }: Difference) => `no lixo, ${by} a mais que em ${month}`;
export const same = ({ month }: { month: string }) => `no lixo, igual a ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `no lixo, como em ${month}. Parabéns.`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'comidos',
  wasted: 'jogados fora',
  'given-away': 'doados',
};
/** Behind a number of foods. */
export const eaten = ({ count }: { count: number }) => plural(count, { one: 'comido', other: 'comidos' });
export const thrownAway = ({ count }: { count: number }) =>
  plural(count, { one: 'jogado fora', other: 'jogados fora' });
export const nothingTold = ({ month }: { month: string }) => `Nada foi anotado em ${month}.`;
export const ofFood = 'de comida';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'semana', other: 'semanas' });
export const withoutWaste = 'sem desperdício';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: `${count} item salvo na panela, nos últimos dois dias ou depois.`,
    other: `${count} itens salvos na panela, nos últimos dois dias ou depois.`,
  });
export const streakRule =
  'Semanas seguidas, de segunda a domingo, em que algo foi comido e nada foi jogado fora.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [`${weight} e todo o CO`, lowered('2'), 'e são estimativas: unidades e pacotes pesam o de costume.']
    : ['O CO', lowered('2'), 'e é uma estimativa pelo tipo de alimento.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `Sem preço, e por isso contados como zero: ${count} de ${of}.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) => `Sem preço: ${count} de ${of}.`;
export const sayPrice = 'Dizer quanto custou';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `Quanto custa “${title}” (${amount})?`;
export const countsFromNow = 'Só perguntamos uma vez. Vale a partir da próxima.';
export const savePrice = 'Salvar o preço';
export const priceSaved = 'Salvo. Vale a partir da próxima vez.';
export const priceMissing = 'Digite quanto custa';

/** Of a count of foods. */
export const lessThanOne = 'menos de 1';
export const rounded = 'arredondado';

export const allFigures = 'Todos os números';
export const foods = 'Itens';
export const weight = 'Peso';
export const money = 'Dinheiro';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} estimados`;
export const withoutPrice = ({ count }: { count: string }) => `${count} sem preço`;
export const guessed = 'estimado';

export const twelveMonths = 'Doze meses';
export const chooseMonth = 'Escolher um mês';
export const measured = ({ unit }: { unit: string }) => `No lixo, em ${unit}`;
export const hatched = 'Listrado: estimado';
export const asTable = 'Como tabela';
export const asBars = 'Como barras';
export const month = 'Mês';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, dos quais ${guessed} estimados`;
export const nothingWasted = 'nada jogado fora';
export const nothingEntered = 'nada anotado';

export const most = 'O que mais jogamos fora';
export const times = ({ count }: { count: number }) => `${count}× em três meses`;
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less': 'Compre a embalagem menor, ou metade da última vez. Voltar ao mercado custa menos que o lixo.',
  'freeze-some': 'Congele metade no dia em que levar para casa. Ela espera lá até dar fome.',
  'trust-your-nose': 'Passou da validade? Primeiro veja, cheire e prove. Muitas vezes ainda está bom.',
  'cook-less': 'Faça uma porção a menos, ou congele o que sobra antes de sentar à mesa.',
  'put-in-front': 'Deixe na frente, na altura dos olhos. O que se vê, se come.',
  'try-another':
    'Experimente outro tipo da próxima vez, ou deixe este para quem quiser pegar enquanto está bom.',
  'drink-first': 'Deixe só um aberto de cada vez e comece o próximo quando ele acabar.',
};

export const mine = 'Minha parte';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Comidos por você: ${eaten} de ${allEaten} itens; jogados fora por você: ${wasted} de ${allWasted}.`;
export const onlyMine = 'Só você vê isto. Cada pessoa vê a própria parte.';
export const byCategory = 'Por categoria';
export const empty = 'Ainda não há o que contar';
export const emptyText = 'Diga o que foi comido, jogado fora ou doado, e esta página faz as contas.';
export const goToKitchen = 'Ir para a cozinha';

export const thisMonth = 'Este mês';
export const wholePage = 'O balanço completo';
