import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#es/plural.ts';

export const heading = 'Tique';
export const aim = 'Pon el tique plano sobre algo más oscuro y que se vea entero.';
export const reading = 'Leyendo el tique…';
export const anotherPicture = 'Otra foto';
export const staysHere = 'Se lee en este dispositivo. Solo sale lo que añadas.';

export const problem = {
  dark: 'Esa foto está demasiado oscura para leerla. Haz otra con más luz.',
  nothing:
    'En esa foto no hemos encontrado líneas con precios. Haz otra más cerca, con el tique plano y nítido, o escribe los alimentos.',
  failed: 'No se pudo cargar el lector de imágenes. Comprueba tu conexión y prueba otra vez.',
};

export const addsUp = ({ total }: { total: string }) => `Las líneas suman ${total}, como dice el tique.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `Las líneas suman ${sum}, y eso cuadra con los ${printed} del tique.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `Las líneas suman ${sum}. No hemos encontrado un total para comparar, así que repasa los precios.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` Las líneas suman ${sum}, el tique dice ${total}.${suspect === null ? '' : ` Puede que sea: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Faltan ${figures.amount}.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Sobran ${figures.amount}.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `El tique está en ${theirs} y esta cocina cuenta en ${ours}. Los alimentos se añaden sin precio.`;
export const sameFigures = ({ ours }: { ours: string }) => `Usar las cifras como ${ours} de todos modos`;

export const readAs = ({ read }: { read: string }) => `leído como «${read}»`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'no se pudo leer el precio',
  price_unsure: 'la cantidad y el precio no cuadran',
  price_mended: 'una cifra del precio se leía mal',
  title_unsure: 'el nombre se leía mal',
  maybe_no_food: '¿es comida?',
  maybe_no_row: 'sin esta línea, la suma cuadra',
};
export const notFood = 'no es comida';
export const tick = ({ title }: { title: string }) => `Añadir: ${title}`;
export const change = ({ title }: { title: string }) => `Cambiar: ${title}`;
export const name = 'Nombre';
export const noPrice = 'sin precio';
export const offered = ({ price }: { price: string }) => `¿${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Tomar ${price} como precio: ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: '1 alimento', other: `${count} alimentos` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Añadir' : `Añadir ${count}`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Pasar' : `Pasar ${count}`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: '¿Descartar el alimento?', other: `¿Descartar ${count} alimentos?` }),
  text: 'Lo leído del tique aún no se ha añadido.',
  confirmLabel: 'Descartar',
  cancelLabel: 'Seguir',
});
