// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `Adicionado: ${title}`,
  changeItem: ({ title }: Titled) => `Alterado: ${title}`,
  undo: ({ title }: Titled) => `Última ação desfeita: ${title}`,
  eaten: ({ title }: Titled) => `Comido: ${title}`,
  wasted: ({ title }: Titled) => `Jogado fora: ${title}`,
  'given-away': ({ title }: Titled) => `Doado: ${title}`,
  useItem: ({ title }: Titled) => `Comido em parte: ${title}`,
  openItem: ({ title }: Titled) => `Aberto: ${title}`,
  freezeItem: ({ title }: Titled) => `Congelado: ${title}`,
  thawItem: ({ title }: Titled) => `Descongelado: ${title}`,
  moveItem: ({ title }: Titled) => `Movido: ${title}`,
  giveItem: ({ title }: Titled) => `Passado para outra pessoa: ${title}`,
  offerItem: ({ title }: Titled) => `Oferecido: ${title}`,
  removeItem: ({ title }: Titled) => `Removido: ${title}`,
  addEntry: ({ title }: Titled) => `Posto na lista: ${title}`,
  changeEntry: ({ title }: Titled) => `Alterado na lista: ${title}`,
  tickEntry: ({ title }: Titled) => `Marcado: ${title}`,
  untickEntry: ({ title }: Titled) => `Desmarcado: ${title}`,
  removeEntry: ({ title }: Titled) => `Tirado da lista: ${title}`,
  putAwayEntry: ({ title }: Titled) => `Guardado: ${title}`,
  changeStaple: ({ title }: Titled) => `Nunca pode faltar, alterado: ${title}`,
  addList: ({ title }: Titled) => `Nova lista: ${title}`,
  changeList: ({ title }: Titled) => `Lista alterada: ${title}`,
  saveRecipe: ({ title }: Titled) => `Receita salva: ${title}`,
  removeRecipe: ({ title }: Titled) => `Receita removida: ${title}`,
  nameFood: ({ title }: Titled) => `Identificado: ${title}`,
  assumeFood: ({ title }: Titled) => `Sempre em casa, alterado: ${title}`,
  planMeal: ({ title }: Titled) => `Planejado: ${title}`,
  unplanMeal: ({ title }: Titled) => `Tirado do plano: ${title}`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, para “${dish}”`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `Não foi adicionado: ${title}`,
  changeItem: ({ title }) => `Não foi alterado: ${title}`,
  undo: ({ title }) => `A última ação não foi desfeita: ${title}`,
  eaten: ({ title }) => `Não foi comido: ${title}`,
  wasted: ({ title }) => `Não foi jogado fora: ${title}`,
  'given-away': ({ title }) => `Não foi doado: ${title}`,
  useItem: ({ title }) => `Nada foi comido: ${title}`,
  openItem: ({ title }) => `Não foi aberto: ${title}`,
  freezeItem: ({ title }) => `Não foi congelado: ${title}`,
  thawItem: ({ title }) => `Não foi descongelado: ${title}`,
  moveItem: ({ title }) => `Não foi movido: ${title}`,
  giveItem: ({ title }) => `Não foi passado para outra pessoa: ${title}`,
  offerItem: ({ title }) => `Não foi oferecido: ${title}`,
  removeItem: ({ title }) => `Não foi removido: ${title}`,
  addEntry: ({ title }) => `Não foi posto na lista: ${title}`,
  changeEntry: ({ title }) => `Não foi alterado na lista: ${title}`,
  tickEntry: ({ title }) => `Não foi marcado: ${title}`,
  untickEntry: ({ title }) => `Continua marcado: ${title}`,
  removeEntry: ({ title }) => `Não foi tirado da lista: ${title}`,
  putAwayEntry: ({ title }) => `Não foi guardado: ${title}`,
  changeStaple: ({ title }) => `Nunca pode faltar, não alterado: ${title}`,
  addList: ({ title }) => `A lista não foi criada: ${title}`,
  changeList: ({ title }) => `A lista não foi alterada: ${title}`,
  saveRecipe: ({ title }) => `A receita não foi salva: ${title}`,
  removeRecipe: ({ title }) => `A receita não foi removida: ${title}`,
  nameFood: ({ title }) => `Não foi identificado: ${title}`,
  assumeFood: ({ title }) => `Sempre em casa, não alterado: ${title}`,
  planMeal: ({ title }) => `Não foi planejado: ${title}`,
  unplanMeal: ({ title }) => `Não foi tirado do plano: ${title}`,
};
export const saidAt = ({ moment }: { moment: string }) => `Anotado por você: ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Fechar: ${title}`;

export const tryAgain = 'Tentar de novo';
export const letItGo = 'Deixar para lá';
