import { plural } from '#es/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Tus propias recetas';
export const noOwnRecipes = 'Una receta tuya se ofrece cuando lo que lleva corre prisa.';
export const addRecipe = 'Añadir una receta';
export const showAll = ({ count }: Counted) => `Ver las ${count}`;
export const removed = ({ title }: { title: string }) => `Receta quitada: ${title}.`;

/** The page on which a recipe is written. */
export const newTitle = 'Receta propia';
export const changeTitle = 'Cambiar la receta';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `a «${kitchen}»`;
export const loading = 'Buscando la receta';
export const loadFailed = 'No se pudieron cargar las recetas de esta cocina.';
export const noRecipe = 'Esta receta no existe';
export const noRecipeText = 'Quizá alguien la haya quitado.';

export const paste = 'Pega una receta o la dirección de una página';
export const pasteText = 'Pega una receta';
export const pasteHint = 'Leemos qué lleva, cuánto y los pasos. No se guarda nada hasta que lo digas.';
export const read = 'Leer';
export const reading = 'Leyendo';
export const chooseFile = 'Elegir un archivo';
export const fileHint = 'De Paprika, KitchenOwl o Grocy, JSON como el de schema.org, o una página guardada.';
export const isNoRecipe =
  'Ahí no hemos encontrado ninguna receta. Escribe abajo qué lleva, un ingrediente por línea.';
export const wasCut = 'Era más larga de lo que puede ser una receta: mira si falta el final.';
export const found = ({ count }: Counted) =>
  plural(count, { one: '1 receta encontrada', other: `${count} recetas encontradas` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: 'Guardar 1 receta', other: `Guardar ${count} recetas` });
export const backToForm = 'Cancelar';

export const title = 'Nombre';
export const servings = 'Raciones';
export const minutes = 'Minutos';
export const lines = 'Qué lleva, un ingrediente por línea';
export const linesExample = '500 g zanahorias\n1 cebolla\n2 cdas aceite';
export const steps = 'Pasos, con una línea vacía entre ellos';
export const source = 'De';
export const asRead = 'Como la hemos leído';
export const lookAt = ({ count }: Counted) => `por mirar: ${count}`;
export const whatIs = ({ words }: { words: string }) => `${words}: ¿qué es para nosotros?`;
export const readIn = ({ line }: { line: string }) => `leído en «${line}»`;
export const anotherFood = 'Nombre de un alimento';
export const saveName = 'Es esto';
export const noSuchFood = 'En nuestra lista no está. Prueba con un nombre más sencillo.';
export const noIngredient = 'Dejarlo';
export const optional = 'si quieres';
export const instead = ({ foods }: { foods: string }) => `o ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: '1 ingrediente', other: `${lines} ingredientes` })}, ${plural(steps, { one: '1 paso', other: `${steps} pasos` })}`;
export const keptAsWritten = 'se guarda como lo has escrito';
export const keep = 'Guardar la receta';
export const change = 'Cambiar';
export const remove = 'Quitar';
export const addedBy = ({ name }: { name: string }) => `Añadida por ${name}`;
