import { plural } from '#pt-BR/plural.ts';

export const heading = 'Listas';
export const newList = 'Nova lista';
export const name = 'Nome da lista';
export const namePlaceholder = 'Feira, farmácia…';
export const make = 'Criar a lista';
export const rename = 'Renomear';
export const archive = 'Arquivar';
export const archiveHint = 'com tudo o que tem nela, para usar de novo';
export const left = ({ count }: { count: number }) => `${count} a comprar`;
export const nothingLeft = 'nada a comprar';
export const before = 'Compras anteriores';
/** Of things that were got together, or a list in the archive. */
export const things = ({ count }: { count: number }) =>
  plural(count, { one: `${count} item`, other: `${count} itens` });
export const again = 'De novo';
export const againOf = ({ name, day }: { name: string; day: string }) =>
  `Pôr de novo na lista: ${name}, ${day}`;
export const noTrips = 'O que você guarda fica aqui, para comprar de novo com um toque.';
export const takeOut = ({ name }: { name: string }) => `Usar de novo a lista “${name}”`;
export const trip = ({ day, titles }: { day: string; titles: string[] }) => `${day}: ${titles.join(', ')}`;
/** After the name of the list, on the button that it is. */
export const choose = 'Escolher uma lista';
export const more = ({ list }: { list: string }) => `Mais sobre a lista “${list}”`;
