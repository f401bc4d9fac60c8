/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Cuisines',
    description:
      'Donne les cuisines que cette clé ouvre, avec le nombre d’aliments dont c’est le dernier jour aujourd’hui.',
    none: 'Cette clé n’ouvre aucune cuisine.',
  },
  eat_first: {
    title: 'À manger d’abord',
    description:
      'Ce qui doit être mangé d’abord, et combien il y en a. Un jour de certitude « estimated » est deviné : dis-le. Un aliment avec le conseil « do-not-eat » ne doit plus être mangé.',
  },
  find_food: { title: 'Trouver un aliment', description: 'Trouve des aliments par les mots de leur nom.' },
  shopping_list: {
    title: 'Liste de courses',
    description: 'Ce qu’il y a sur les listes de courses.',
  },
  what_can_we_cook: {
    title: 'Que cuisiner',
    description:
      'Les premiers plats pour ce qui doit partir bientôt, d’abord celui qui en sauve le plus : ce que chacun utilise et ce qui manque. La recette est sur la page de son chemin (path).',
    tooMuch:
      'Il y a trop de choses dans cette cuisine pour trouver des plats ici. La page Cuisiner de la cuisine les trouve.',
  },
  waste_of_month: {
    title: 'Gaspillage d’un mois',
    description: 'Ce qui a été mangé et ce qui a été jeté en un mois, par exemple 2026-11.',
  },
  add_food: {
    title: 'Ajouter des aliments',
    description:
      'Ajoute des aliments à partir d’une ligne comme « 2 l de lait jusqu’à vendredi, 500 g de viande hachée au congélateur ». Signale à la personne ce qui est douteux.',
  },
  happened: {
    title: 'Ce qu’un aliment est devenu',
    description:
      'Dit qu’un aliment a été mangé, mangé en partie, jeté, ouvert, congelé ou déplacé. L’événement donné en réponse peut être annulé.',
  },
  undo: { title: 'Annuler', description: 'Annule ce qui est arrivé à un aliment, par son événement.' },
  shopping_add: {
    title: 'Mettre sur la liste',
    description: 'Met un article sur la liste de courses.',
  },
  shopping_tick: { title: 'Cocher', description: 'Dit qu’un article de la liste a été pris, ou non.' },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Il n’y a pas de flux ici : redemande quand tu as besoin de savoir.';
