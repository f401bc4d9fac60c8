import type { Outcome } from '@crisper/domain/items/keeping/toll.ts';
import type { WasteAdvice } from '@crisper/domain/waste/advice.ts';
import { plural } from '#es/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Desperdicio · ${kitchen}`;
export const pageDescription = 'Qué fue de la comida de la cocina, mes a mes.';
export const loading = 'Cargando qué fue de la comida…';
export const loadFailed = 'No se pudo cargar qué fue de la comida';
export const monthBefore = 'El mes anterior';
export const monthAfter = 'El mes siguiente';

interface Difference {
  by: string;
  month: string;
}
export const less = ({ by, month }: Difference) => `tirado, ${by} menos que en ${month}`;
export const more = ({ by, month }: Difference) => `tirado, ${by} más que en ${month}`;
export const same = ({ month }: { month: string }) => `tirado, lo mismo que en ${month}`;
export const nothingAgain = ({ month }: { month: string }) => `tirado, como en ${month}. ¡Bien hecho!`;
export const outcomes: Record<Outcome, string> = {
  eaten: 'comido',
  wasted: 'tirado',
  'given-away': 'regalado',
};
/** Behind a number of foods. */
export const eaten = ({ count }: { count: number }) => (count === 1 ? 'comido' : 'comidos');
export const thrownAway = ({ count }: { count: number }) => (count === 1 ? 'tirado' : 'tirados');
export const nothingTold = ({ month }: { month: string }) => `En ${month} no se apuntó nada.`;
export const ofFood = 'de comida';
/** Our typefaces have no lowered 2. */
export const co2e = <T>(lowered: (text: string) => T): (T | string)[] => ['CO', lowered('2'), 'e'];
export const weeks = ({ count }: { count: number }) => plural(count, { one: 'semana', other: 'semanas' });
export const withoutWaste = 'sin desperdicio';
export const rescued = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 alimento salvado al cocinarlo, en sus dos últimos días o después.',
    other: `${count} alimentos salvados al cocinarlos, en sus dos últimos días o después.`,
  });
export const streakRule = 'Semanas seguidas, de lunes a domingo, en las que se comió algo y no se tiró nada.';

interface Guesses<T> {
  /** Left out where nothing is guessed. */
  weight?: string | undefined;
  lowered: (text: string) => T;
}
export const guesses = <T>({ weight, lowered }: Guesses<T>): (T | string)[] =>
  weight
    ? [
        `${weight} y todo el CO`,
        lowered('2'),
        'e son estimaciones: las unidades y los paquetes pesan lo habitual.',
      ]
    : ['El CO', lowered('2'), 'e es una estimación según el tipo de alimento.'];
export const unpriced = ({ count, of }: { count: string; of: string }) =>
  `${count} de ${of} no tenían precio y aquí no cuestan nada.`;
/** Where no price of what was thrown away is known. */
export const noPrices = ({ count, of }: { count: string; of: string }) =>
  `${count} de ${of} no tenían precio.`;
export const sayPrice = 'Decir cuánto costó';
export const askPrice = ({ title, amount }: { title: string; amount: string }) =>
  `¿Cuánto cuesta «${title}» (${amount})?`;
export const countsFromNow = 'Se pregunta una vez. Cuenta a partir de la próxima.';
export const savePrice = 'Guardar el precio';
export const priceSaved = 'Guardado. Cuenta a partir de la próxima vez.';
export const priceMissing = 'Escribe cuánto cuesta';

/** Of a count of foods. */
export const lessThanOne = 'menos de 1';
export const rounded = 'redondeado';

export const allFigures = 'Todas las cifras';
export const foods = 'Alimentos';
export const weight = 'Peso';
export const money = 'Dinero';
export const ofItGuessed = ({ figure }: { figure: string }) => `${figure} estimados`;
export const withoutPrice = ({ count }: { count: string }) => `${count} sin precio`;
export const guessed = 'estimado';

export const twelveMonths = 'Doce meses';
export const chooseMonth = 'Elegir un mes';
export const measured = ({ unit }: { unit: string }) => `Tirado, en ${unit}`;
export const hatched = 'Lo rayado es estimado';
export const asTable = 'En tabla';
export const asBars = 'En barras';
export const month = 'Mes';
export const monthFigure = ({ month, figure }: { month: string; figure: string }) => `${month}: ${figure}`;
export const monthGuessed = ({ figure, guessed }: { figure: string; guessed: string }) =>
  `${figure}, de ellos ${guessed} estimados`;
export const nothingWasted = 'nada tirado';
export const nothingEntered = 'nada apuntado';

export const most = 'Lo que más tiramos';
export const times = ({ count }: { count: number }) =>
  plural(count, { one: 'Una vez en tres meses', other: `${count} veces en tres meses` });
export const timesAndCost = ({ times, cost }: { times: string; cost: string }) => `${times}, ${cost}`;
export const advice: Record<WasteAdvice, string> = {
  'buy-less': 'Compra el pequeño, o la mitad que la última vez. Volver a la tienda cuesta menos que tirar.',
  'freeze-some':
    'Congela la mitad el mismo día que lo compras. En el congelador espera hasta que tengas hambre.',
  'trust-your-nose': 'Pasado el consumo preferente, primero mira, huele y prueba. Muchas veces sigue bueno.',
  'cook-less': 'Cocina una ración menos, o congela lo que sobra antes de sentarte a la mesa.',
  'put-in-front': 'Ponlo delante, a la altura de los ojos. Lo que se ve, se come.',
  'try-another': 'La próxima vez prueba con otro, o déjalo para llevar mientras está bueno.',
  'drink-first': 'Ten uno abierto cada vez y empieza el siguiente cuando se acabe.',
};

export const mine = 'Mi parte';
export const myPart = ({ eaten, allEaten, wasted, allWasted }: Record<string, string>) =>
  `Has comido ${eaten} de ${allEaten} alimentos y has tirado ${wasted} de ${allWasted}.`;
export const onlyMine = 'Esto solo lo ves tú. Cada persona ve lo suyo.';
export const byCategory = 'Por categoría';
export const empty = 'Aún no hay nada que contar';
export const emptyText = 'Di qué se ha comido, tirado o regalado, y esta página lo suma.';
export const goToKitchen = 'Ir a la cocina';

export const thisMonth = 'Este mes';
export const wholePage = 'Qué fue de nuestra comida';
