import type { PlaceKind } from '@crisper/domain/kitchens/place.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Ajustes · ${kitchen}`;
export const pageDescription =
  'El nombre, los sitios, la moneda y la zona horaria de la cocina, todo lo que tiene en un archivo, y su cierre.';

export const saved = 'Guardado.';

export const name = 'Nombre';
export const nameText = 'El nombre que ve toda la gente de la cocina.';
export const saveName = 'Guardar el nombre';

export const money = 'Moneda';
export const moneyText = 'Para los precios de lo que hay en la cocina.';
export const saveMoney = 'Guardar la moneda';
export const currencyChoice = ({ code, name: words }: { code: string; name: string }) => `${code}: ${words}`;

export const timeZone = 'Zona horaria';
export const timeZoneText = 'Decide cuándo empieza el día en esta cocina.';
export const saveTimeZone = 'Guardar la zona horaria';

export const places = 'Sitios';
export const placesText =
  'Toda cocina tiene nevera, congelador y despensa. Añade los tuyos: lo que va a un congelador cuenta como congelado.';
export const placeName = 'Nombre del sitio';
export const placeHint = 'Trastero';
export const placeKind = 'Cómo es';
export const placeKindName: Record<PlaceKind, string> = {
  fridge: 'Una nevera',
  freezer: 'Un congelador',
  pantry: 'Una despensa: ni frío ni congelación',
};
export const addPlace = 'Añadir el sitio';
export const savePlace = 'Guardar el sitio';
export const renamePlace = ({ name: place }: { name: string }) => `Cambiar el nombre: ${place}`;
export const removePlace = 'Quitar el sitio';
export const removePlaceTitle = ({ name: place }: { name: string }) => `¿Quitar «${place}»?`;
export const removePlaceText: Record<PlaceKind, string> = {
  fridge: 'Lo que hay en él pasa a la nevera.',
  freezer: 'Lo que hay en él pasa al congelador y sigue congelado.',
  pantry: 'Lo que hay en él pasa a la despensa.',
};
export const removePlaceNow = 'Quitarlo';
export const keepPlace = 'Dejarlo';
export const placesFull = ({ most }: { most: number }) =>
  `Una cocina tiene ${most} sitios propios como mucho. Quita uno para añadir otro.`;

export const onlyOwners = 'Solo las personas responsables pueden cambiar estos ajustes.';

export const end = 'Cerrar esta cocina';
export const endText = ({ days }: { days: number }) =>
  `Sigue ${days} días más, en los que una persona responsable puede anular el cierre. Después se borran la cocina y todo lo que tiene.`;
export const endTitle = ({ kitchen }: { kitchen: string }) => `¿Cerrar «${kitchen}»?`;
export const endQuestion = ({ days }: { days: number }) =>
  `Su gente lo verá en todas las páginas. Tienes ${days} días para anular el cierre.`;
export const endNow = 'Cerrarla';
export const keep = 'Mantenerla';
export const endsOn = ({ date }: { date: string }) => `Esta cocina se cierra el ${date}.`;
export const takeBack = 'No cerrarla';
export const takenBack = 'La cocina sigue abierta.';

export const everything = 'Todo en un archivo';
export const everythingText =
  'Lo que hay en la cocina, para guardarlo o llevarlo a otro sitio. Otro Crisper acepta cualquiera de estos archivos.';
export const saveAs = {
  xlsx: 'Guardar como hoja de cálculo',
  csv: 'Guardar como CSV',
  json: 'Guardar como JSON',
};
export const saveAsText = {
  xlsx: 'La comida, para Excel, LibreOffice y Google Sheets.',
  csv: 'La comida, para cualquier otro programa.',
  json: 'La comida, su historial, las listas de la compra, las recetas y los sitios.',
};
