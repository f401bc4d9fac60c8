import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#es/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Compra';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Lo que la gente de la cocina quiere comprar.';
export const loading = 'Cargando la lista…';
export const loadFailed = 'No se pudo cargar la lista';

export const line = '¿Qué falta?';
export const placeholder = 'leche, 6 huevos, harina 1 kg';
export const lineHint = 'Pulsa Intro para ponerlo en la lista. Varias cosas se separan con comas.';
export const add = 'Añadir';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `En la lista: ${last}.`, other: `En la lista: ${count} cosas.` });
export const full = ({ most }: { most: number }) => `Una lista tiene ${most} cosas como mucho.`;
export const nothingRead = 'En esta línea no hay nada que comprar.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Verdura, fruta',
  cold: 'Refrigerados',
  meat: 'Carne, pescado',
  drinks: 'Bebidas',
  snacks: 'Picoteo',
  rest: 'Todo lo demás',
};
/** What was got before this page was opened. */
export const gotBefore = 'Comprado';
export const wantedBy = ({ name }: { name: string }) => `para ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `para ${dish}`;

/**
 * How much of a row is whose: "6 yours, 6 from Ben". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `${amount} para ti`;
  return 'for' in whose ? `${amount} para ${whose.for}` : `${amount} de ${whose.from}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => `${amounts.join(' y ')}, sumados`;
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, antes ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) =>
  count === 2 ? 'Otra vez dos líneas' : `Otra vez ${count} líneas`;

export const more = ({ title }: Titled) => `Más: ${title}`;
export const moreLabel = 'Más';
export const got = 'Comprado';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} por comprar`;
export const wholeList = ({ count }: { count: number }) => `La lista entera: ${count}`;

export const empty = 'Nada por comprar';
export const emptyText = 'Apunta lo que falta. Toda la cocina lo ve al momento.';
export const guestText = 'Nadie ha apuntado nada.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `${count} de ${all} en el carro`;
/** Beside Put away. */
export const areGuessed = 'sitio y fecha, estimados';
export const removed = ({ title }: Titled) => `Quitado de la lista: ${title}`;

/** The sheet of one thing. */
export const titleField = 'Qué';
export const titleMissing = 'Escribe qué es';
export const amountField = 'Cuánto';
export const unitField = 'Medida';
export const amountInvalid = 'Una cantidad es un número mayor que 0';
export const forWhom = 'Para';
export const everybody = 'Todos';
export const you = 'Mí';
export const takeOff = 'Quitar de la lista';
export const save = 'Guardar';
