import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#pt-BR/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Compras';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'O que as pessoas da cozinha querem comprar.';
export const loading = 'Carregando a lista…';
export const loadFailed = 'Não foi possível carregar a lista';

export const line = 'O que está faltando?';
export const placeholder = 'leite, 6 ovos, farinha 1 kg';
export const lineHint = 'Enter põe na lista. Separe várias coisas com vírgulas.';
export const add = 'Adicionar';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `Na lista: ${last}.`, other: `Na lista: ${count} itens.` });
export const full = ({ most }: { most: number }) => `Uma lista tem no máximo ${most} itens.`;
export const nothingRead = 'Não há nada para comprar nesta linha.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Hortifrúti',
  cold: 'Refrigerados',
  meat: 'Carnes, peixes',
  drinks: 'Bebidas',
  snacks: 'Petiscos',
  rest: 'Todo o resto',
};
/** What was got before this page was opened. */
export const gotBefore = 'Já pegos';
export const wantedBy = ({ name }: { name: string }) => `para ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `para “${dish}”`;

/**
 * How much of a row is whose: "você: 6, Ben: 6". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `você: ${amount}`;
  return 'for' in whose ? `para ${whose.for}: ${amount}` : `${whose.from}: ${amount}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => amounts.join(' + ');
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, antes: ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) => `Separar em ${count} linhas`;

export const more = ({ title }: Titled) => `Mais: ${title}`;
export const moreLabel = 'Mais';
export const got = 'Pego';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} a comprar`;
export const wholeList = ({ count }: { count: number }) => `Lista inteira: ${count}`;

export const empty = 'Nada a comprar';
export const emptyText = 'Anote o que está faltando. Todo mundo na cozinha vê na hora.';
export const guestText = 'Ninguém anotou nada.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `Pegos: ${count} de ${all}`;
/** Beside Put away. */
export const areGuessed = 'lugar e data são palpites';
export const removed = ({ title }: Titled) => `Tirado da lista: ${title}`;

/** The sheet of one thing. */
export const titleField = 'O quê';
export const titleMissing = 'Escreva o que é';
export const amountField = 'Quanto';
export const unitField = 'Unidade';
export const amountInvalid = 'Uma quantidade é um número acima de 0';
export const forWhom = 'Para';
export const everybody = 'Todos';
export const you = 'Você';
export const takeOff = 'Tirar da lista';
export const save = 'Salvar';
