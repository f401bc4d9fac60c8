import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#pt-BR/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Meus itens';
export const pageDescription = 'O que você colocou na geladeira.';
export const heading = 'Meus itens';
export const introduction = 'Tudo o que você colocou na geladeira.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Tudo o que você colocou em “${kitchen}” e o que lá é seu.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Mais recentes',
  oldest: 'Mais antigos',
  'expiry-soonest': 'Vence antes',
  'expiry-latest': 'Vence depois',
  'title-first': 'Nome de A a Z',
  'title-last': 'Nome de Z a A',
  'category-first': 'Categoria de A a Z',
  'category-last': 'Categoria de Z a A',
  'quantity-most': 'Maior quantidade',
  'quantity-least': 'Menor quantidade',
};

export const foods = 'Itens';
export const table = 'Os itens que adicionei';
export const addedColumn = 'Adicionado';
export const select = ({ title }: { title: string }) => `Selecionar: ${title}`;
export const selectAll = 'Selecionar todos desta página';
export const update = <T>({ title, unseen }: Row<T>) => ['Alterar', unseen(`: ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Excluir', unseen(`: ${title}`)];

export const nothingFound = 'Nenhum item encontrado.';
export const nothingMatches = 'Nenhum dos seus itens corresponde. Tente outra palavra ou outro dia.';
export const emptyHint = 'Adicione a primeira coisa que você vê na geladeira.';
export const addFirst = 'Adicionar o primeiro item';

export const chosenItems = 'Itens escolhidos';
export const selected = ({ count }: { count: number }) =>
  plural(count, { one: `${count} escolhido`, other: `${count} escolhidos` });
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Limpar',
  unseen(' a seleção'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Excluir',
  unseen(plural(count, { one: ` ${count} escolhido`, other: ` ${count} escolhidos` })),
];

export const removeHeading = 'Confirmar exclusão';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Quer mesmo excluir: ', title, '?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Quer mesmo excluir estes ${count} itens?`;
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `e mais ${count}`, other: `e mais ${count}` });
export const confirmRemoval = 'Excluir';
export const removing = 'Excluindo…';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Item excluído', other: `${count} itens excluídos` });
export const notRemoved = 'Não foi possível excluir o item';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Excluído: ${title}.`, other: `${count} itens excluídos.` });
export const moveToKitchen = 'Passar para uma cozinha';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Mover: ${title}`, other: `Mover ${count} itens` });
export const moveHint = 'Da geladeira aberta para uma cozinha, onde só as pessoas dela veem.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Passar para “${kitchen}”`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `Agora em “${kitchen}”: ${title}.`,
    other: `Agora em “${kitchen}”: ${count} itens.`,
  });
export const undo = 'Desfazer';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `De volta: ${title}`, other: `De volta: ${count} itens` });

export const updateHeading = 'Alterar item';
export const updateForm = 'Alterar item';
export const save = 'Salvar';
export const saving = 'Salvando…';
export const savedToast = 'Item alterado';
export const refused = 'Não foi possível alterar o item';
export const notSaved = 'A alteração não deu certo';
export const changedMeanwhile = 'Alguém alterou isto enquanto isso.';
export const description = 'Descrição';
export const picture = 'Imagem';
export const otherPicture = 'outra imagem';
export const nothing = 'nada';
export const mineIs = ({ value }: { value: string }) => `Você: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Agora: ${value}`;
export const keepMine = 'Manter a minha versão';
export const takeTheirs = 'Usar a outra';
export const discardHeading = 'Descartar as alterações?';
export const discardHint = 'O que você alterou aqui não foi salvo.';
export const discard = 'Descartar';
export const keepEditing = 'Continuar editando';

export const reminder = 'Lembrete';
export const reminderHeading = 'Não esqueça de dar uma olhada na geladeira!';
export const reminderHint = 'Para que nada se perca.';
