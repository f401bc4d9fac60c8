/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Kitchens',
    description: 'Lists the kitchens that this key opens, with how much has its last day today.',
    none: 'This key opens no kitchen.',
  },
  eat_first: {
    title: 'What to eat first',
    description:
      'What has to be eaten first, and how much there is. A day with certainty "estimated" is a guess: say so. Food with the advice "do-not-eat" must not be eaten.',
  },
  find_food: { title: 'Find food', description: 'Finds food by words of its name.' },
  shopping_list: { title: 'Shopping list', description: 'What is on the shopping lists.' },
  what_can_we_cook: {
    title: 'What can we cook',
    description:
      'The first dishes for what has to go soon, the one that saves most first: what each uses and what is missing. The recipe is on the page of its path.',
    tooMuch:
      'There is too much in this kitchen to find dishes here. The page Cook of the kitchen finds them.',
  },
  waste_of_month: {
    title: 'Waste of a month',
    description: 'What was eaten and what was thrown away in a month, such as 2026-11.',
  },
  add_food: {
    title: 'Add food',
    description:
      'Puts in food from a line such as "2 l milk until Friday, 500 g mince in the freezer". Tell the person what is doubtful.',
  },
  happened: {
    title: 'What happened to food',
    description:
      'Says that food was eaten, some of it eaten, thrown away, opened, frozen or moved. The event that it answers can be undone.',
  },
  undo: { title: 'Undo', description: 'Takes back what happened to food, by its event.' },
  shopping_add: { title: 'Put on the list', description: 'Puts one thing on the shopping list.' },
  shopping_tick: { title: 'Tick off', description: 'Says that a thing on the list was got, or was not.' },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'There are no streams here: ask again when you need to know.';
