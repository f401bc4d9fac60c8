import { plural } from '#pt-BR/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Suas receitas';
export const noOwnRecipes = 'Uma receita sua aparece quando os ingredientes dela precisam ir embora.';
export const addRecipe = 'Adicionar receita';
export const showAll = ({ count }: Counted) => `Mostrar todas (${count})`;
export const removed = ({ title }: { title: string }) => `Removida: ${title}.`;

/** The page on which a recipe is written. */
export const newTitle = 'Sua receita';
export const changeTitle = 'Alterar receita';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `em “${kitchen}”`;
export const loading = 'Procurando a receita';
export const loadFailed = 'Não foi possível carregar as receitas desta cozinha.';
export const noRecipe = 'Esta receita não existe';
export const noRecipeText = 'Alguém pode ter removido.';

export const paste = 'Cole uma receita ou o endereço de uma página';
export const pasteText = 'Colar uma receita';
export const pasteHint = 'Lemos o que vai nela, quanto, e os passos. Nada é guardado antes de você dizer.';
export const read = 'Ler';
export const reading = 'Lendo';
export const chooseFile = 'Escolher um arquivo';
export const fileHint =
  'Do Paprika, KitchenOwl ou Grocy, JSON no formato schema.org ou uma página que você salvou.';
export const isNoRecipe =
  'Não achamos nenhuma receita aí. Digite abaixo o que vai nela, um ingrediente por linha.';
export const wasCut = 'Era mais longo do que uma receita pode ser: veja se falta o final.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} receita encontrada`, other: `${count} receitas encontradas` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `Guardar ${count} receita`, other: `Guardar ${count} receitas` });
export const backToForm = 'Cancelar';

export const title = 'Nome';
export const servings = 'Porções';
export const minutes = 'Minutos';
export const lines = 'O que vai nela, um por linha';
export const linesExample = '500 g de cenoura\n1 cebola\n2 colheres (sopa) de óleo';
export const steps = 'Passos, com uma linha vazia entre eles';
export const source = 'Fonte';
export const asRead = 'Como nós lemos';
export const lookAt = ({ count }: Counted) => `conferir ${count}`;
export const whatIs = ({ words }: { words: string }) => `${words}: o que é para nós?`;
export const readIn = ({ line }: { line: string }) => `lido em “${line}”`;
export const anotherFood = 'Nome de um alimento';
export const saveName = 'É isso';
export const noSuchFood = 'Nossa lista não tem esse alimento. Tente um nome mais simples.';
export const noIngredient = 'Deixar assim';
export const optional = 'se quiser';
export const instead = ({ foods }: { foods: string }) => `ou ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} linha`, other: `${lines} linhas` })}, ${plural(steps, { one: `${steps} passo`, other: `${steps} passos` })}`;
export const keptAsWritten = 'guardado como você escreveu';
export const keep = 'Guardar receita';
export const change = 'Alterar';
export const remove = 'Remover';
export const addedBy = ({ name }: { name: string }) => `Adicionada por ${name}`;
