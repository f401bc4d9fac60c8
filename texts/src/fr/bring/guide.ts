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
    how: 'Enregistre ou télécharge la feuille en .xlsx ou CSV, ou copie ses cellules et colle-les. Sur un téléphone, partage le fichier avec l’appli installée.',
    comes: 'Les lignes sous des titres comme Nom, Quantité, DDM, Endroit, Prix, Code-barres, Notes.',
    stays: 'Formules, images, et les autres feuilles que la première avec de tels titres.',
  },
  {
    program: 'Grocy',
    how: 'Choisis data/grocy.db du serveur, une sauvegarde de Home Assistant avec Grocy dedans, ou les réponses de son API pour stock, products et quantity_units, mieux encore avec locations, product_groups et stock_log, toutes ensemble.',
    comes:
      'Le stock avec dates, aliments ouverts et congelés, endroits, prix, codes-barres, notes, et ce qui a été mangé ou jeté.',
    stays:
      'Listes de courses, corvées, piles, images, champs personnalisés, utilisateurs. Cuisiner reprend ses recettes, en réponses de son API.',
  },
  {
    program: 'EverShelf',
    how: 'Réglages (Settings), Export, CSV ; ou data/evershelf.db du serveur.',
    comes:
      'Tout l’inventaire avec ses dates, endroits et notes ; depuis la base de données, aussi ce qui a été mangé ou jeté.',
    stays: 'Recettes, liste de courses, images ; depuis le CSV, ce que contient un paquet.',
  },
  {
    program: 'Homebox',
    how: 'Outils (Tools), Export inventory.',
    comes: 'Ce qu’une étiquette dit être un aliment ; tu peux cocher le reste.',
    stays: 'Garanties, pièces jointes, numéros de série.',
  },
  {
    program: 'Tandoor',
    how: 'Enregistre la réponse de /api/inventory-entry/ dans un fichier, et choisis-le.',
    comes: 'Son inventaire avec quantités, dates et endroits.',
    stays: 'Recettes et repas prévus.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Copie la liste et colle-la, en texte ou en Markdown, ou choisis le JSON exporté.',
    comes: 'Des noms et des quantités à choisir : ces programmes ne savent pas ce qu’il y a.',
    stays: 'Dépenses et plans. Cuisiner reprend les recettes de KitchenOwl.',
  },
  {
    program: 'Un autre Crisper',
    how: 'Réglages de la cuisine, Tout dans un fichier : CSV, Excel ou JSON.',
    comes:
      'Tout sur les aliments. Le JSON a aussi l’historique, les endroits, les listes de courses et les recettes.',
    stays: 'Les personnes, le plan de la semaine, les photos qui y ont été prises.',
  },
];
export const howToGet = 'Comment';
export const whatComes = 'Ce qui vient';
export const whatStays = 'Ce qui reste';
