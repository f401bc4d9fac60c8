// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `${title} toegevoegd`,
  changeItem: ({ title }: Titled) => `${title} gewijzigd`,
  undo: ({ title }: Titled) => `${title}: laatste stap ongedaan gemaakt`,
  eaten: ({ title }: Titled) => `${title} opgegeten`,
  wasted: ({ title }: Titled) => `${title} weggegooid`,
  'given-away': ({ title }: Titled) => `${title} weggegeven`,
  useItem: ({ title }: Titled) => `${title} deels opgegeten`,
  openItem: ({ title }: Titled) => `${title} geopend`,
  freezeItem: ({ title }: Titled) => `${title} ingevroren`,
  thawItem: ({ title }: Titled) => `${title} ontdooid`,
  moveItem: ({ title }: Titled) => `${title} verplaatst`,
  giveItem: ({ title }: Titled) => `${title}: aan iemand anders gegeven`,
  offerItem: ({ title }: Titled) => `${title} aangeboden`,
  removeItem: ({ title }: Titled) => `${title} verwijderd`,
  addEntry: ({ title }: Titled) => `${title} op de lijst gezet`,
  changeEntry: ({ title }: Titled) => `${title} gewijzigd op de lijst`,
  tickEntry: ({ title }: Titled) => `${title} gehaald`,
  untickEntry: ({ title }: Titled) => `${title} nog te halen`,
  removeEntry: ({ title }: Titled) => `${title} van de lijst gehaald`,
  putAwayEntry: ({ title }: Titled) => `${title} opgeruimd`,
  changeStaple: ({ title }: Titled) => `Altijd in huis, gewijzigd: ${title}`,
  addList: ({ title }: Titled) => `Nieuwe lijst: ${title}`,
  changeList: ({ title }: Titled) => `Lijst gewijzigd: ${title}`,
  saveRecipe: ({ title }: Titled) => `Recept opgeslagen: ${title}`,
  removeRecipe: ({ title }: Titled) => `Recept verwijderd: ${title}`,
  nameFood: ({ title }: Titled) => `${title}: gezegd wat het is`,
  assumeFood: ({ title }: Titled) => `Altijd thuis, gewijzigd: ${title}`,
  planMeal: ({ title }: Titled) => `${title} op een dag gezet`,
  unplanMeal: ({ title }: Titled) => `${title} van de dag gehaald`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, voor ${dish}`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `Niet toegevoegd: ${title}`,
  changeItem: ({ title }) => `Niet gewijzigd: ${title}`,
  undo: ({ title }) => `${title}: laatste stap niet ongedaan gemaakt`,
  eaten: ({ title }) => `Niet opgegeten: ${title}`,
  wasted: ({ title }) => `Niet weggegooid: ${title}`,
  'given-away': ({ title }) => `Niet weggegeven: ${title}`,
  useItem: ({ title }) => `Niets van opgegeten: ${title}`,
  openItem: ({ title }) => `Niet geopend: ${title}`,
  freezeItem: ({ title }) => `Niet ingevroren: ${title}`,
  thawItem: ({ title }) => `Niet ontdooid: ${title}`,
  moveItem: ({ title }) => `Niet verplaatst: ${title}`,
  giveItem: ({ title }) => `Niet aan iemand anders gegeven: ${title}`,
  offerItem: ({ title }) => `Niet aangeboden: ${title}`,
  removeItem: ({ title }) => `Niet verwijderd: ${title}`,
  addEntry: ({ title }) => `Niet op de lijst gezet: ${title}`,
  changeEntry: ({ title }) => `Niet gewijzigd op de lijst: ${title}`,
  tickEntry: ({ title }) => `Niet afgevinkt: ${title}`,
  untickEntry: ({ title }) => `Nog steeds afgevinkt: ${title}`,
  removeEntry: ({ title }) => `Niet van de lijst gehaald: ${title}`,
  putAwayEntry: ({ title }) => `Niet opgeruimd: ${title}`,
  changeStaple: ({ title }) => `Altijd in huis, niet gewijzigd: ${title}`,
  addList: ({ title }) => `Er is geen nieuwe lijst: ${title}`,
  changeList: ({ title }) => `Lijst niet gewijzigd: ${title}`,
  saveRecipe: ({ title }) => `Recept niet opgeslagen: ${title}`,
  removeRecipe: ({ title }) => `Recept niet verwijderd: ${title}`,
  nameFood: ({ title }) => `${title} is wat het was`,
  assumeFood: ({ title }) => `Altijd thuis, niet gewijzigd: ${title}`,
  planMeal: ({ title }) => `Niet op een dag gezet: ${title}`,
  unplanMeal: ({ title }) => `Niet van de dag gehaald: ${title}`,
};
export const saidAt = ({ moment }: { moment: string }) => `Dat zei je (${moment}).`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Sluiten: ${title}`;

export const tryAgain = 'Opnieuw proberen';
export const letItGo = 'Laat maar';
