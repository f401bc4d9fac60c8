// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `Inlagt: ${title}`,
  changeItem: ({ title }: Titled) => `Ändrat: ${title}`,
  undo: ({ title }: Titled) => `${title}: det senaste ångrat`,
  eaten: ({ title }: Titled) => `Uppätet: ${title}`,
  wasted: ({ title }: Titled) => `Slängt: ${title}`,
  'given-away': ({ title }: Titled) => `Bortskänkt: ${title}`,
  useItem: ({ title }: Titled) => `Delvis uppätet: ${title}`,
  openItem: ({ title }: Titled) => `Öppnat: ${title}`,
  freezeItem: ({ title }: Titled) => `Fryst: ${title}`,
  thawItem: ({ title }: Titled) => `Tinat: ${title}`,
  moveItem: ({ title }: Titled) => `Flyttat: ${title}`,
  giveItem: ({ title }: Titled) => `${title}: gett till någon annan`,
  offerItem: ({ title }: Titled) => `${title}: får tas`,
  removeItem: ({ title }: Titled) => `Borttaget: ${title}`,
  addEntry: ({ title }: Titled) => `På listan: ${title}`,
  changeEntry: ({ title }: Titled) => `Ändrat på listan: ${title}`,
  tickEntry: ({ title }: Titled) => `Köpt: ${title}`,
  untickEntry: ({ title }: Titled) => `Ska fortfarande köpas: ${title}`,
  removeEntry: ({ title }: Titled) => `Borta från listan: ${title}`,
  putAwayEntry: ({ title }: Titled) => `Inplockat: ${title}`,
  changeStaple: ({ title }: Titled) => `Alltid hemma: ${title} ändrat`,
  addList: ({ title }: Titled) => `Ny lista: ${title}`,
  changeList: ({ title }: Titled) => `Ändrad lista: ${title}`,
  saveRecipe: ({ title }: Titled) => `Sparat recept: ${title}`,
  removeRecipe: ({ title }: Titled) => `Borttaget recept: ${title}`,
  nameFood: ({ title }: Titled) => `${title}: sagt vad det är`,
  assumeFood: ({ title }: Titled) => `Alltid hemma: ${title} ändrat`,
  planMeal: ({ title }: Titled) => `Planerat: ${title}`,
  unplanMeal: ({ title }: Titled) => `Inte planerat längre: ${title}`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, till ${dish}`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `Inte inlagt: ${title}`,
  changeItem: ({ title }) => `Inte ändrat: ${title}`,
  undo: ({ title }) => `${title}: det senaste ångrades inte`,
  eaten: ({ title }) => `Inte uppätet: ${title}`,
  wasted: ({ title }) => `Inte slängt: ${title}`,
  'given-away': ({ title }) => `Inte bortskänkt: ${title}`,
  useItem: ({ title }) => `Inget uppätet av ${title}`,
  openItem: ({ title }) => `Inte öppnat: ${title}`,
  freezeItem: ({ title }) => `Inte fryst: ${title}`,
  thawItem: ({ title }) => `Inte tinat: ${title}`,
  moveItem: ({ title }) => `Inte flyttat: ${title}`,
  giveItem: ({ title }) => `${title}: inte gett till någon annan`,
  offerItem: ({ title }) => `${title}: inte ledigt att ta`,
  removeItem: ({ title }) => `Inte borttaget: ${title}`,
  addEntry: ({ title }) => `Inte på listan: ${title}`,
  changeEntry: ({ title }) => `Inte ändrat på listan: ${title}`,
  tickEntry: ({ title }) => `Inte avbockat: ${title}`,
  untickEntry: ({ title }) => `Fortfarande avbockat: ${title}`,
  removeEntry: ({ title }) => `Kvar på listan: ${title}`,
  putAwayEntry: ({ title }) => `Inte inplockat: ${title}`,
  changeStaple: ({ title }) => `Alltid hemma: ${title} inte ändrat`,
  addList: ({ title }) => `Ingen ny lista: ${title}`,
  changeList: ({ title }) => `Listan ändrades inte: ${title}`,
  saveRecipe: ({ title }) => `Receptet sparades inte: ${title}`,
  removeRecipe: ({ title }) => `Receptet togs inte bort: ${title}`,
  nameFood: ({ title }) => `${title} är vad det var`,
  assumeFood: ({ title }) => `Alltid hemma: ${title} inte ändrat`,
  planMeal: ({ title }) => `Inte planerat: ${title}`,
  unplanMeal: ({ title }) => `Fortfarande planerat: ${title}`,
};
export const saidAt = ({ moment }: { moment: string }) => `Du sa det ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Lägg undan: ${title}`;

export const tryAgain = 'Försök igen';
export const letItGo = 'Strunta i det';
