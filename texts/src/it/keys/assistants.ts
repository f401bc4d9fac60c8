/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Cucine',
    description: 'Elenca le cucine che questa chiave apre, con quanto ha oggi l’ultimo giorno.',
    none: 'Questa chiave non apre nessuna cucina.',
  },
  eat_first: {
    title: 'Cosa mangiare prima',
    description:
      'Cosa va mangiato prima, e quanto ce n’è. Un giorno con certezza «estimated» è una stima: dillo. Gli alimenti con il consiglio «do-not-eat» non si devono mangiare.',
  },
  find_food: { title: 'Trova alimenti', description: 'Trova alimenti con parole del loro nome.' },
  shopping_list: { title: 'Lista della spesa', description: 'Cosa c’è sulle liste della spesa.' },
  what_can_we_cook: {
    title: 'Cosa possiamo cucinare',
    description:
      'I primi piatti per quello che va mangiato presto, prima quello che salva di più: cosa usa ognuno e cosa manca. La ricetta è sulla pagina del suo percorso.',
    tooMuch: 'In questa cucina c’è troppo per trovare piatti qui. La pagina Cucinare della cucina li trova.',
  },
  waste_of_month: {
    title: 'Spreco di un mese',
    description: 'Cosa è stato mangiato e cosa buttato in un mese, per esempio 2026-11.',
  },
  add_food: {
    title: 'Aggiungi alimenti',
    description:
      'Aggiunge alimenti da una riga come «2 l latte fino a venerdì, 500 g macinato in freezer». Di’ alla persona cosa è dubbio.',
  },
  happened: {
    title: 'Cosa è successo a un alimento',
    description:
      'Dice che un alimento è stato mangiato, mangiato in parte, buttato, aperto, congelato o spostato. L’evento con cui risponde si può annullare.',
  },
  undo: { title: 'Annulla', description: 'Annulla quello che è successo a un alimento, dal suo evento.' },
  shopping_add: { title: 'Metti sulla lista', description: 'Mette una cosa sulla lista della spesa.' },
  shopping_tick: {
    title: 'Spunta',
    description: 'Dice che una cosa sulla lista è stata presa, o non lo è stata.',
  },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Qui non ci sono flussi: chiedi di nuovo quando ti serve saperlo.';
