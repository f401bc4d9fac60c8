import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#es/plural.ts';

/** A date and a weekday take an article, "ayer" does not. */
const on = (day: string) =>
  /^(?:hoy|ayer|anteayer|mañana)|^\p{L}+ (?:de )?\d{4}$/u.test(day) ? day : `el ${day}`;

export const pageDescription = 'Añade todo lo nuevo a la cocina con una línea.';
export const heading = 'Añadir comida';
export const goesInto = ({ kitchen }: { kitchen: string }) => `a «${kitchen}»`;
export const close = ({ kitchen }: { kitchen: string }) => `Volver a «${kitchen}»`;

export const line = '¿Qué hay de nuevo en la cocina?';
export const placeholder = 'leche jueves, 6 huevos, pollo 500 g';
/** For those who do not see the rows appear. */
export const hint =
  'Un alimento, o varios con comas o saltos de línea. Intro los pasa a la lista y, con la línea vacía, los añade todos.';
export const clear = 'Vaciar la línea';
export const barcode = 'Código de barras';
export const receipt = 'Tique';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `1 alimento en la lista: ${last}`,
    other: `${count} alimentos en la lista, el último es ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Solo caben ${most} alimentos a la vez. El resto se queda en la línea hasta que los añadas.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Omitido, porque no es comida: ${lines.join(' · ')}`;
export const noFood = 'No hemos encontrado comida en esa línea.';
export const dashed =
  'En línea discontinua, lo estimado; en ámbar, lo que no sabemos. Toca para cambiarlo; nada se guarda hasta «Listo».';
export const allFields = 'Todos los campos';
export const done = ({ count }: { count: number }) =>
  count === 0 ? 'Listo' : plural(count, { one: 'Listo · 1 alimento', other: `Listo · ${count} alimentos` });

export const again = 'Otra vez';
export const putIn = 'Añadir:';

export const part = {
  title: 'Nombre',
  date: 'Bueno hasta',
  amount: 'Cantidad',
  place: 'Sitio',
  category: 'Categoría',
  price: 'Precio',
  belongsTo: 'De quién',
  opened: 'Abierto',
  began: 'Cuenta desde',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `hecho ${on(day)}`,
  bought: ({ day }) => `comprado ${on(day)}`,
  frozen: ({ day }) => `congelado ${on(day)}`,
  since: ({ day }) => `desde ${on(day)}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', estimado',
  doubtful: ', no es seguro',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `Quitar: ${title}`;
export const otherDay = 'Otro día';
export const readOffPack = 'Leerla del envase';
export const noDate = 'Sin fecha';
export const noDateYet = 'aún sin fecha';
export const keeps = 'aguanta';
export const whenGood = 'Aún sin fecha: ¿hasta cuándo es bueno?';
export const notOpened = 'Sin abrir';
export const fromToday = 'Desde hoy';
