// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `Aggiunto: ${title}`,
  changeItem: ({ title }: Titled) => `Modificato: ${title}`,
  undo: ({ title }: Titled) => `Ultima azione annullata: ${title}`,
  eaten: ({ title }: Titled) => `Mangiato: ${title}`,
  wasted: ({ title }: Titled) => `Buttato: ${title}`,
  'given-away': ({ title }: Titled) => `Regalato: ${title}`,
  useItem: ({ title }: Titled) => `Mangiato in parte: ${title}`,
  openItem: ({ title }: Titled) => `Aperto: ${title}`,
  freezeItem: ({ title }: Titled) => `Congelato: ${title}`,
  thawItem: ({ title }: Titled) => `Scongelato: ${title}`,
  moveItem: ({ title }: Titled) => `Spostato: ${title}`,
  giveItem: ({ title }: Titled) => `Passato a un’altra persona: ${title}`,
  offerItem: ({ title }: Titled) => `Offerto: ${title}`,
  removeItem: ({ title }: Titled) => `Tolto: ${title}`,
  addEntry: ({ title }: Titled) => `Messo sulla lista: ${title}`,
  changeEntry: ({ title }: Titled) => `Modificato sulla lista: ${title}`,
  tickEntry: ({ title }: Titled) => `Preso: ${title}`,
  untickEntry: ({ title }: Titled) => `Ancora da prendere: ${title}`,
  removeEntry: ({ title }: Titled) => `Tolto dalla lista: ${title}`,
  putAwayEntry: ({ title }: Titled) => `Messo via: ${title}`,
  changeStaple: ({ title }: Titled) => `Mai senza, modificato: ${title}`,
  addList: ({ title }: Titled) => `Nuova lista: ${title}`,
  changeList: ({ title }: Titled) => `Lista modificata: ${title}`,
  saveRecipe: ({ title }: Titled) => `Ricetta salvata: ${title}`,
  removeRecipe: ({ title }: Titled) => `Ricetta eliminata: ${title}`,
  nameFood: ({ title }: Titled) => `Detto cos’è: ${title}`,
  assumeFood: ({ title }: Titled) => `Sempre in casa, modificato: ${title}`,
  planMeal: ({ title }: Titled) => `In programma: ${title}`,
  unplanMeal: ({ title }: Titled) => `Non più in programma: ${title}`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, per «${dish}»`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `Non aggiunto: ${title}`,
  changeItem: ({ title }) => `Non modificato: ${title}`,
  undo: ({ title }) => `Ultima azione non annullata: ${title}`,
  eaten: ({ title }) => `Non mangiato: ${title}`,
  wasted: ({ title }) => `Non buttato: ${title}`,
  'given-away': ({ title }) => `Non regalato: ${title}`,
  useItem: ({ title }) => `Non mangiato, nemmeno in parte: ${title}`,
  openItem: ({ title }) => `Non aperto: ${title}`,
  freezeItem: ({ title }) => `Non congelato: ${title}`,
  thawItem: ({ title }) => `Non scongelato: ${title}`,
  moveItem: ({ title }) => `Non spostato: ${title}`,
  giveItem: ({ title }) => `Non passato a un’altra persona: ${title}`,
  offerItem: ({ title }) => `Non offerto: ${title}`,
  removeItem: ({ title }) => `Non tolto: ${title}`,
  addEntry: ({ title }) => `Non messo sulla lista: ${title}`,
  changeEntry: ({ title }) => `Non modificato sulla lista: ${title}`,
  tickEntry: ({ title }) => `Non spuntato: ${title}`,
  untickEntry: ({ title }) => `Rimasto spuntato: ${title}`,
  removeEntry: ({ title }) => `Non tolto dalla lista: ${title}`,
  putAwayEntry: ({ title }) => `Non messo via: ${title}`,
  changeStaple: ({ title }) => `Mai senza, non modificato: ${title}`,
  addList: ({ title }) => `Lista non creata: ${title}`,
  changeList: ({ title }) => `Lista non modificata: ${title}`,
  saveRecipe: ({ title }) => `Ricetta non salvata: ${title}`,
  removeRecipe: ({ title }) => `Ricetta non eliminata: ${title}`,
  nameFood: ({ title }) => `Rimasto com’era: ${title}`,
  assumeFood: ({ title }) => `Sempre in casa, non modificato: ${title}`,
  planMeal: ({ title }) => `Non messo in programma: ${title}`,
  unplanMeal: ({ title }) => `Rimasto in programma: ${title}`,
};
export const saidAt = ({ moment }: { moment: string }) => `Segnato da te: ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Chiudi: ${title}`;

export const tryAgain = 'Riprova';
export const letItGo = 'Lascia perdere';
