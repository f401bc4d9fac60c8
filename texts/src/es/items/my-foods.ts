import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#es/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Mis alimentos';
export const pageDescription = 'Lo que has metido en la nevera.';
export const heading = 'Mis alimentos';
export const introduction = 'Todo lo que has metido en la nevera.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Todo lo que has añadido a «${kitchen}» y lo que allí es tuyo.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Más recientes',
  oldest: 'Más antiguos',
  'expiry-soonest': 'Fecha más próxima',
  'expiry-latest': 'Fecha más lejana',
  'title-first': 'Nombre de la A a la Z',
  'title-last': 'Nombre de la Z a la A',
  'category-first': 'Categoría de la A a la Z',
  'category-last': 'Categoría de la Z a la A',
  'quantity-most': 'Mayor cantidad',
  'quantity-least': 'Menor cantidad',
};

export const foods = 'Alimentos';
export const table = 'Los alimentos que he añadido';
export const addedColumn = 'Añadido';
export const select = ({ title }: { title: string }) => `Elegir: ${title}`;
export const selectAll = 'Elegir todo en esta página';
export const update = <T>({ title, unseen }: Row<T>) => ['Cambiar', unseen(`: ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Borrar', unseen(`: ${title}`)];

export const nothingFound = 'No se ha encontrado nada.';
export const nothingMatches = 'Nada tuyo coincide. Prueba con otra palabra u otro día.';
export const emptyHint = 'Añade lo primero que veas en tu nevera.';
export const addFirst = 'Añadir lo primero';

export const chosenItems = 'Alimentos elegidos';
export const selected = ({ count }: { count: number }) =>
  plural(count, { one: '1 elegido', other: `${count} elegidos` });
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Desmarcar',
  unseen(' lo elegido'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Borrar',
  unseen(plural(count, { one: ' 1 elegido', other: ` ${count} elegidos` })),
];

export const removeHeading = 'Confirmar el borrado';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['¿Seguro que quieres borrar ', title, '?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `¿Seguro que quieres borrar estos ${count} alimentos?`;
export const andMore = ({ count }: { count: number }) => `y ${count} más`;
export const confirmRemoval = 'Borrar';
export const removing = 'Borrando…';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Alimento borrado', other: `${count} alimentos borrados` });
export const notRemoved = 'No se pudo borrar el alimento';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Borrado: ${title}.`, other: `${count} alimentos borrados.` });
export const moveToKitchen = 'Pasar a una cocina';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Pasar: ${title}`, other: `Pasar ${count} alimentos` });
export const moveHint = 'De la nevera abierta a una cocina, donde solo lo ve su gente.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Pasar a «${kitchen}»`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `Ahora en «${kitchen}»: ${title}.`,
    other: `Ahora en «${kitchen}»: ${count} alimentos.`,
  });
export const undo = 'Deshacer';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Recuperado: ${title}`, other: `${count} alimentos recuperados` });

export const updateHeading = 'Cambiar el alimento';
export const updateForm = 'Cambiar el alimento';
export const save = 'Guardar';
export const saving = 'Guardando…';
export const savedToast = 'Alimento modificado';
export const refused = 'No se pudo cambiar el alimento';
export const notSaved = 'Error al guardar los cambios';
export const changedMeanwhile = 'Alguien lo ha cambiado mientras tanto.';
export const description = 'Descripción';
export const picture = 'Imagen';
export const otherPicture = 'otra imagen';
export const nothing = 'nada';
export const mineIs = ({ value }: { value: string }) => `Tú: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Ahora: ${value}`;
export const keepMine = 'Conservar lo mío';
export const takeTheirs = 'Usar lo de ahora';
export const discardHeading = '¿Descartar los cambios?';
export const discardHint = 'Lo que has cambiado aquí no se ha guardado.';
export const discard = 'Descartar';
export const keepEditing = 'Seguir editando';

export const reminder = 'Recordatorio';
export const reminderHeading = '¡No olvides echarle un ojo a tu nevera!';
export const reminderHint = 'Para que no se desperdicie nada.';
