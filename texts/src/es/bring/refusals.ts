import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'Sirve un archivo CSV o Excel, y también una lista pegada.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Ahí no hay comida. ${WORKS}`,
  'too-many': 'Son más de 5000 filas, y en una cocina caben 5000 alimentos. Quita algunas filas o divídelo.',
  'too-large':
    'Ese archivo es más grande que cualquier cocina. Guarda como CSV solo la hoja con la comida. Una base de datos puede tener 64 MB.',
  damaged: 'Ese archivo está dañado o incompleto. Guárdalo otra vez y vuelve a intentarlo.',
  'unknown-json':
    'Es JSON de un programa que no conocemos. Casi todos los programas exportan también en CSV.',
  'newer-crisper': 'Ese archivo viene de un Crisper más nuevo. Actualiza primero este.',
  'grocy-incomplete':
    'Es una parte de Grocy. Elige juntas las respuestas de «stock», «products» y «quantity_units», o el archivo grocy.db.',
  recipes: 'Son recetas. Tráelas en Cocinar, con «Añadir una receta».',
  pdf: 'Es un PDF, se llame como se llame. Copia la lista que contiene y pégala aquí, o guarda la hoja como CSV.',
  picture: 'Es una imagen. Para leer un tique o una etiqueta, usa la cámara donde añades comida.',
  'old-excel': 'Es un libro de un Excel antiguo (.xls). Guárdalo como .xlsx o como CSV.',
  'open-document': 'Es un archivo OpenDocument. Guárdalo como .xlsx o como CSV; LibreOffice sabe hacerlo.',
  archive: 'Es un archivo comprimido con otros dentro. Descomprímelo y elige el que contiene.',
  calendar:
    'Es un calendario: tiene días, pero ni cantidades ni sitios. Elige la comida misma; de Grocy, el archivo grocy.db.',
  'web-page': 'Es una página web. Copia la tabla que contiene y pégala aquí.',
  'needs-server':
    'Una base de datos la lee tu servidor, y ahora no se puede llegar a él. Un archivo CSV o Excel se lee en este dispositivo.',
  binary: `No sabemos qué es ese archivo. ${WORKS}`,
};
export const readFailed = 'No se pudo leer. Prueba otra vez o guárdalo como CSV.';
