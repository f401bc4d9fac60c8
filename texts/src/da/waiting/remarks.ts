// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `${title} tilføjet`,
  changeItem: ({ title }: Titled) => `${title} ændret`,
  undo: ({ title }: Titled) => `Fortrudt: ${title}`,
  eaten: ({ title }: Titled) => `${title} spist`,
  wasted: ({ title }: Titled) => `${title} smidt ud`,
  'given-away': ({ title }: Titled) => `${title} givet væk`,
  useItem: ({ title }: Titled) => `Noget af ${title} spist`,
  openItem: ({ title }: Titled) => `${title} åbnet`,
  freezeItem: ({ title }: Titled) => `${title} frosset`,
  thawItem: ({ title }: Titled) => `${title} optøet`,
  moveItem: ({ title }: Titled) => `${title} flyttet`,
  giveItem: ({ title }: Titled) => `${title}: nu en andens`,
  offerItem: ({ title }: Titled) => `${title}: må tages`,
  removeItem: ({ title }: Titled) => `${title} fjernet`,
  addEntry: ({ title }: Titled) => `${title} sat på listen`,
  changeEntry: ({ title }: Titled) => `${title} ændret på listen`,
  tickEntry: ({ title }: Titled) => `${title} købt`,
  untickEntry: ({ title }: Titled) => `${title} mangler stadig`,
  removeEntry: ({ title }: Titled) => `${title} taget af listen`,
  putAwayEntry: ({ title }: Titled) => `${title} sat på plads`,
  changeStaple: ({ title }: Titled) => `Altid hjemme: ${title} ændret`,
  addList: ({ title }: Titled) => `Ny liste: ${title}`,
  changeList: ({ title }: Titled) => `Liste ændret: ${title}`,
  saveRecipe: ({ title }: Titled) => `Opskrift gemt: ${title}`,
  removeRecipe: ({ title }: Titled) => `Opskrift slettet: ${title}`,
  nameFood: ({ title }: Titled) => `${title}: sagt, hvad det er`,
  assumeFood: ({ title }: Titled) => `Altid i huset: ${title} ændret`,
  planMeal: ({ title }: Titled) => `${title} planlagt`,
  unplanMeal: ({ title }: Titled) => `${title} ikke planlagt mere`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, til: ${dish}`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `${title} blev ikke tilføjet`,
  changeItem: ({ title }) => `${title} blev ikke ændret`,
  undo: ({ title }) => `Ikke fortrudt: ${title}`,
  eaten: ({ title }) => `${title} blev ikke spist`,
  wasted: ({ title }) => `${title} blev ikke smidt ud`,
  'given-away': ({ title }) => `${title} blev ikke givet væk`,
  useItem: ({ title }) => `Intet spist af: ${title}`,
  openItem: ({ title }) => `${title} blev ikke åbnet`,
  freezeItem: ({ title }) => `${title} blev ikke frosset`,
  thawItem: ({ title }) => `${title} blev ikke optøet`,
  moveItem: ({ title }) => `${title} blev ikke flyttet`,
  giveItem: ({ title }) => `${title}: ikke givet til en anden`,
  offerItem: ({ title }) => `${title} blev ikke tilbudt`,
  removeItem: ({ title }) => `${title} blev ikke fjernet`,
  addEntry: ({ title }) => `${title} blev ikke sat på listen`,
  changeEntry: ({ title }) => `${title} blev ikke ændret på listen`,
  tickEntry: ({ title }) => `${title} blev ikke krydset af`,
  untickEntry: ({ title }) => `${title} er stadig krydset af`,
  removeEntry: ({ title }) => `${title} blev ikke taget af listen`,
  putAwayEntry: ({ title }) => `${title} blev ikke sat på plads`,
  changeStaple: ({ title }) => `Altid hjemme: ${title} ikke ændret`,
  addList: ({ title }) => `Ingen ny liste: ${title}`,
  changeList: ({ title }) => `Listen blev ikke ændret: ${title}`,
  saveRecipe: ({ title }) => `Opskriften blev ikke gemt: ${title}`,
  removeRecipe: ({ title }) => `Opskriften blev ikke slettet: ${title}`,
  nameFood: ({ title }) => `${title}: er, hvad det var`,
  assumeFood: ({ title }) => `Altid i huset: ${title} ikke ændret`,
  planMeal: ({ title }) => `${title} blev ikke planlagt`,
  unplanMeal: ({ title }) => `${title} er stadig planlagt`,
};
export const saidAt = ({ moment }: { moment: string }) => `Du sagde det ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Skjul: ${title}`;

export const tryAgain = 'Prøv igen';
export const letItGo = 'Lad det ligge';
