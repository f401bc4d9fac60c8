interface GuideStep {
  program: string;
  how: string;
  comes: string;
  stays: string;
}

/** For each program: which menu, which file, what comes along and what does not. docs/moving.md says more. */
export const guide: readonly GuideStep[] = [
  {
    program: 'Excel, Google Sheets, LibreOffice',
    how: 'Guarda o descarga la hoja como .xlsx o CSV, o copia sus celdas y pégalas. En un móvil, comparte el archivo con la app instalada.',
    comes: 'Filas bajo encabezados como Nombre, Cantidad, Caducidad, Lugar, Precio, Código de barras, Notas.',
    stays: 'Fórmulas, imágenes y otras hojas además de la primera con esos encabezados.',
  },
  {
    program: 'Grocy',
    how: 'Elige data/grocy.db del servidor, una copia de seguridad de Home Assistant con Grocy dentro, o juntas las respuestas de su API para stock, products y quantity_units, mejor también locations, product_groups y stock_log.',
    comes:
      'Existencias con fechas, lo abierto y lo congelado, sitios, precios, códigos de barras, notas y lo que se comió o se tiró.',
    stays:
      'Listas de la compra, tareas, pilas, imágenes, campos propios, usuarios. Cocinar acepta sus recetas, como respuestas de su API.',
  },
  {
    program: 'EverShelf',
    how: 'Settings, Export, CSV; o data/evershelf.db del servidor.',
    comes:
      'Todo el inventario con sus fechas, sitios y notas; de la base de datos también lo que se comió o se tiró.',
    stays: 'Recetas, la lista de la compra, imágenes; del CSV, cuánto lleva un envase.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'Lo que una etiqueta llama comida; lo demás lo puedes marcar.',
    stays: 'Garantías, adjuntos, números de serie.',
  },
  {
    program: 'Tandoor',
    how: 'Guarda la respuesta de /api/inventory-entry/ como archivo y elígelo.',
    comes: 'Su inventario con cantidades, fechas y sitios.',
    stays: 'Recetas y planes de comidas.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Copia la lista y pégala, como texto o Markdown, o elige el JSON exportado.',
    comes: 'Nombres y cantidades para elegir: estos programas no saben qué hay.',
    stays: 'Gastos y planes. Cocinar acepta las recetas de KitchenOwl.',
  },
  {
    program: 'Otro Crisper',
    how: 'Ajustes de la cocina, Todo en un archivo: CSV, Excel o JSON.',
    comes:
      'Todo sobre la comida. JSON lleva también el historial, los sitios, las listas de la compra y las recetas.',
    stays: 'Personas, el plan de la semana, las fotos hechas allí.',
  },
];
export const howToGet = 'Cómo';
export const whatComes = 'Qué viene';
export const whatStays = 'Qué no viene';
