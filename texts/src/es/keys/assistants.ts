/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Cocinas',
    description: 'Enumera las cocinas que abre esta llave y cuántos alimentos tienen hoy su último día.',
    none: 'Esta llave no abre ninguna cocina.',
  },
  eat_first: {
    title: 'Qué comer primero',
    description:
      'Qué hay que comer primero y cuánto hay. Un día con certainty «estimated» es una estimación: dilo. La comida con advice «do-not-eat» no se debe comer.',
  },
  find_food: { title: 'Buscar comida', description: 'Busca comida por palabras de su nombre.' },
  shopping_list: { title: 'Lista de la compra', description: 'Qué hay en las listas de la compra.' },
  what_can_we_cook: {
    title: 'Qué podemos cocinar',
    description:
      'Los primeros platos para lo que corre prisa, antes el que más salva: qué usa cada uno y qué falta. La receta está en la página de su path.',
    tooMuch:
      'En esta cocina hay demasiado para buscar platos aquí. La página Cocinar de la cocina los encuentra.',
  },
  waste_of_month: {
    title: 'Desperdicio de un mes',
    description: 'Qué se comió y qué se tiró en un mes, como 2026-11.',
  },
  add_food: {
    title: 'Añadir comida',
    description:
      'Añade comida desde una línea como «2 l leche hasta el viernes, 500 g carne picada en el congelador». Di a la persona qué es dudoso.',
  },
  happened: {
    title: 'Qué ha pasado con la comida',
    description:
      'Dice que algo se ha comido, se ha comido en parte, se ha tirado, abierto, congelado o movido. El evento con que responde se puede deshacer.',
  },
  undo: { title: 'Deshacer', description: 'Deshace lo que ha pasado con la comida, por su evento.' },
  shopping_add: { title: 'Poner en la lista', description: 'Pone una cosa en la lista de la compra.' },
  shopping_tick: { title: 'Marcar', description: 'Dice que una cosa de la lista se ha comprado, o que no.' },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Aquí no hay flujos: pregunta otra vez cuando necesites saberlo.';
