interface GuideStep {
  program: string;
  how: string;
  comes: string;
}

/** For each program: which menu, which file, what comes along. docs/moving.md says more. */
export const guide: readonly GuideStep[] = [
  {
    program: 'Excel, Google Sheets, LibreOffice',
    how: 'Save or download the sheet as .xlsx or CSV, or copy its cells and paste them. On a phone, share the file with the installed app.',
    comes: 'Rows below headings such as Name, Quantity, Best before, Place, Price, Barcode, Notes.',
  },
  {
    program: 'Grocy',
    how: 'Choose data/grocy.db of the server, a backup of Home Assistant with Grocy in it, or the answers of its API for stock, products, locations, quantity_units, product_groups and stock_log together.',
    comes:
      'Stock with dates, opened and frozen food, places, prices, barcodes, notes, and what was eaten or thrown away.',
  },
  {
    program: 'EverShelf',
    how: 'Settings, Export, CSV; or data/evershelf.db of the server.',
    comes: 'Everything in the inventory with its dates, places and notes.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'What a tag calls food; you can tick the rest.',
  },
  {
    program: 'Tandoor',
    how: 'Save the answer of /api/inventory-entry/ as a file, and choose it.',
    comes: 'Its inventory with amounts, dates and places.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Copy the list and paste it, as text or as Markdown, or choose the exported JSON.',
    comes: 'Names and amounts to choose from: these programs do not know what is there.',
  },
  {
    program: 'Another Crisper',
    how: 'Settings of the kitchen, Everything as a file: CSV, Excel or JSON.',
    comes:
      'Everything about the food. JSON also has the history, the places, the shopping lists and the recipes.',
  },
];
export const howToGet = 'How';
export const whatComes = 'What comes along';
