import type { LeftOutReason } from '@crisper/domain/bring/brought.ts';
import type { ImportSource } from '@crisper/domain/imports/source.ts';
import type { LEFT_BEHIND } from '@crisper/domain/imports/source-food.ts';
import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { plural } from '#es/plural.ts';

type Counted = { count: number };

export const heading = 'Trae tu comida';
export const pageDescription = 'Pasa lo que tienes en una hoja de cálculo, una lista u otro programa.';
export const intro = 'De una hoja de cálculo, una lista, Grocy, EverShelf, Homebox, Tandoor u otro Crisper.';
export const goesInto = ({ kitchen }: { kitchen: string }) => `a «${kitchen}»`;

export const chooseFile = 'Elegir un archivo';
export const dropHere = 'o suéltalo en cualquier parte de esta página';
export const paste = 'O pega una lista, o celdas de una hoja de cálculo';
export const pasteExample = '2 leche 20/11\n500 g carne picada, caduca el viernes\nmantequilla';
export const read = 'Leer';
export const reading = 'Leyendo…';
export const nothingInYet = 'Aún no se ha añadido nada. Lo ves todo antes de añadirlo.';
export const staysHere =
  'Las hojas de cálculo, las listas y JSON se leen en este dispositivo. Una base de datos la lee tu servidor, que no guarda nada de ella.';
export const howTo = 'Dónde encontrar el archivo';

const things = (count: number) => plural(count, { one: '1 alimento', other: `${count} alimentos` });
const places = (count: number) => plural(count, { one: '1 sitio', other: `${count} sitios` });

const KINDS: Record<ImportSource, string> = {
  grocy: 'Una cocina de Grocy',
  evershelf: 'Una despensa de EverShelf',
  homebox: 'Una casa de Homebox',
  tandoor: 'El inventario de Tandoor',
  kitchenowl: 'Nombres que KitchenOwl conoce',
  mealie: 'Una lista de Mealie',
  crisper: 'Una cocina de Crisper',
  spreadsheet: 'Una hoja de cálculo',
  text: 'Una lista',
};

interface Seen {
  source: ImportSource;
  count: number;
  places: number;
}

/** What was understood, before anything else. */
export const seen = ({ source, count, places: inPlaces }: Seen) =>
  inPlaces > 0
    ? `${KINDS[source]}: ${things(count)} en ${places(inPlaces)}`
    : `${KINDS[source]}: ${things(count)}`;

const BEHIND: Record<(typeof LEFT_BEHIND)[number], (count: number) => string> = {
  recipes: (count) => `recetas (${count})`,
  'shopping-lists': (count) => `listas de la compra (${count})`,
  pictures: (count) => `imágenes (${count})`,
  'own-fields': (count) => `campos propios (${count})`,
  'empty-rows': (count) => `filas vacías (${count})`,
};
export const readHere = 'leído en este dispositivo, sin enviarlo a ningún sitio';
export const readByServer = 'leído por tu servidor, que no ha guardado nada';
export const comparedLater =
  'Ahora no se puede llegar al servidor. Lo que ya vino antes se omite cuando lo añadas.';

/** What does not come along. */
export const staysBehind = ({ list }: { list: string }) => `Lo que se queda allí: ${list}.`;
export const leftBehind = ({ what, count }: { what: keyof typeof BEHIND; count: number }) =>
  BEHIND[what](count);
export const recipesElsewhere = 'Las recetas se traen en Cocinar, con los archivos que allí se indican.';

export const groups = 'Qué se ha encontrado';
/** Each below its figure. */
export const clear = 'claros';
export const toLookAt = 'por mirar';
export const leftOut = 'omitidos';
export const nothingClear = 'No hay nada sin preguntas.';
export const nothingToLookAt = 'No hay nada que preguntar.';
export const nothingLeftOut = 'No se omite nada.';
export const showMore = ({ count }: Counted) => `Ver ${count} más`;
export const putInAllTheSame = 'Añadir de todos modos';
export const putInAllTheSameWhich = ({ title }: { title: string }) => `Añadir de todos modos: ${title}`;
export const sayDay = 'Decir el día';
export const sayDayOf = ({ title }: { title: string }) => `Decir el día: ${title}`;
export const putInThis = ({ title }: { title: string }) => `Añadir: ${title}`;
export const inRow = ({ at }: { at: number }) => `fila ${at}`;
export const noDate = 'sin fecha';
export const keeps = 'aguanta';
export const about = ({ day }: { day: string }) => `${day}, más o menos`;
export const inTheFile = ({ day }: { day: string }) => `en el archivo: ${day}`;
export const advice: Record<Advice, string> = {
  'do-not-eat': 'no comer',
  'look-smell-taste': 'mira, huele, prueba',
};

export const reason: Record<LeftOutReason, string> = {
  unticked: 'omitido por ti',
  'use-by-passed': 'la fecha de caducidad ha pasado: no comer',
  'already-here': 'ya está aquí',
  'not-food': 'no es comida',
  'not-marked-as-food': 'ninguna etiqueta dice que sea comida',
  'only-a-name': 'un nombre; nada dice que lo tengas',
  'used-up': 'acabado',
  total: 'una suma',
  heading: 'un encabezado',
  'error-value': 'la hoja de cálculo muestra ahí un error',
  'no-name': 'no tiene nombre',
};

export const put = ({ count }: Counted) => `Añadir ${count}`;
export const putting = ({ count }: Counted) =>
  plural(count, { one: 'Añadiendo 1 alimento…', other: `Añadiendo ${count} alimentos…` });
export const nothingIsIn = 'Aún no se ha añadido nada.';
export const another = 'Otro archivo';
export const tooMany = ({ most }: { most: number }) => `En una cocina caben ${most} alimentos.`;
export const isIn = ({ count }: Counted) =>
  plural(count, { one: '1 alimento añadido', other: `${count} alimentos añadidos` });
export const wasThere = ({ count }: Counted) =>
  plural(count, { one: '1 ya había venido antes.', other: `${count} ya habían venido antes.` });
export const toKitchen = 'Ver la comida';
export const undoHint = 'Durante siete días puedes deshacerlo, aquí y en los ajustes de la cocina.';
