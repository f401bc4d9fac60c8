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
    how: 'Save or download the sheet as .xlsx or CSV, or copy its cells and paste them. On a phone, share the file with the installed app.',
    comes: 'Rows below headings such as Name, Quantity, Best before, Place, Price, Barcode, Notes.',
    stays: 'Formulas, pictures, and other sheets than the first with such headings.',
  },
  {
    program: 'Grocy',
    how: 'Choose data/grocy.db of the server, a backup of Home Assistant with Grocy in it, or the answers of its API for stock, products and quantity_units, better with locations, product_groups and stock_log, together.',
    comes:
      'Stock with dates, opened and frozen food, places, prices, barcodes, notes, and what was eaten or thrown away.',
    stays:
      'Shopping lists, chores, batteries, pictures, fields of your own, users. Cook takes its recipes, as answers of its API.',
  },
  {
    program: 'EverShelf',
    how: 'Settings, Export, CSV; or data/evershelf.db of the server.',
    comes:
      'Everything in the inventory with its dates, places and notes; of the database also what was eaten or thrown away.',
    stays: 'Recipes, the shopping list, pictures; of the CSV how much is in a pack.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'What a tag calls food; you can tick the rest.',
    stays: 'Warranties, attachments, serial numbers.',
  },
  {
    program: 'Tandoor',
    how: 'Save the answer of /api/inventory-entry/ as a file, and choose it.',
    comes: 'Its inventory with amounts, dates and places.',
    stays: 'Recipes and meal plans.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Copy the list and paste it, as text or as Markdown, or choose the exported JSON.',
    comes: 'Names and amounts to choose from: these programs do not know what is there.',
    stays: 'Expenses and plans. Cook takes the recipes of KitchenOwl.',
  },
  {
    program: 'Another Crisper',
    how: 'Settings of the kitchen, Everything as a file: CSV, Excel or JSON.',
    comes:
      'Everything about the food. JSON also has the history, the places, the shopping lists and the recipes.',
    stays: 'People, the plan of the week, pictures that were taken there.',
  },
];
export const howToGet = 'How';
export const whatComes = 'What comes along';
export const whatStays = 'What does not';
