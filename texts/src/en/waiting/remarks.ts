// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `${title} added`,
  changeItem: ({ title }: Titled) => `${title} changed`,
  undo: ({ title }: Titled) => `${title}: the last step undone`,
  eaten: ({ title }: Titled) => `${title} eaten`,
  wasted: ({ title }: Titled) => `${title} thrown away`,
  'given-away': ({ title }: Titled) => `${title} given away`,
  useItem: ({ title }: Titled) => `Some of ${title} eaten`,
  openItem: ({ title }: Titled) => `${title} opened`,
  freezeItem: ({ title }: Titled) => `${title} frozen`,
  thawItem: ({ title }: Titled) => `${title} thawed`,
  moveItem: ({ title }: Titled) => `${title} moved`,
  giveItem: ({ title }: Titled) => `${title}: given to another person`,
  offerItem: ({ title }: Titled) => `${title} offered`,
  removeItem: ({ title }: Titled) => `${title} removed`,
  addEntry: ({ title }: Titled) => `${title} put on the list`,
  changeEntry: ({ title }: Titled) => `${title} changed on the list`,
  tickEntry: ({ title }: Titled) => `${title} got`,
  untickEntry: ({ title }: Titled) => `${title} still to get`,
  removeEntry: ({ title }: Titled) => `${title} taken off the list`,
  putAwayEntry: ({ title }: Titled) => `${title} put away`,
  changeStaple: ({ title }: Titled) => `Always have ${title}: changed`,
  addList: ({ title }: Titled) => `New list: ${title}`,
  changeList: ({ title }: Titled) => `List changed: ${title}`,
  saveRecipe: ({ title }: Titled) => `Recipe saved: ${title}`,
  removeRecipe: ({ title }: Titled) => `Recipe removed: ${title}`,
  nameFood: ({ title }: Titled) => `${title}: said what it is`,
  assumeFood: ({ title }: Titled) => `Always at home: ${title} changed`,
  planMeal: ({ title }: Titled) => `${title} put on a day`,
  unplanMeal: ({ title }: Titled) => `${title} taken off its day`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, for ${dish}`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `${title} was not added`,
  changeItem: ({ title }) => `${title} was not changed`,
  undo: ({ title }) => `${title}: the last step was not undone`,
  eaten: ({ title }) => `${title} was not eaten`,
  wasted: ({ title }) => `${title} was not thrown away`,
  'given-away': ({ title }) => `${title} was not given away`,
  useItem: ({ title }) => `Nothing of ${title} was eaten`,
  openItem: ({ title }) => `${title} was not opened`,
  freezeItem: ({ title }) => `${title} was not frozen`,
  thawItem: ({ title }) => `${title} was not thawed`,
  moveItem: ({ title }) => `${title} was not moved`,
  giveItem: ({ title }) => `${title} was not given to another person`,
  offerItem: ({ title }) => `${title} was not offered`,
  removeItem: ({ title }) => `${title} was not removed`,
  addEntry: ({ title }) => `${title} was not put on the list`,
  changeEntry: ({ title }) => `${title} was not changed on the list`,
  tickEntry: ({ title }) => `${title} was not ticked`,
  untickEntry: ({ title }) => `${title} stayed ticked`,
  removeEntry: ({ title }) => `${title} was not taken off the list`,
  putAwayEntry: ({ title }) => `${title} was not put away`,
  changeStaple: ({ title }) => `Always have ${title}: not changed`,
  addList: ({ title }) => `There is no new list ${title}`,
  changeList: ({ title }) => `The list ${title} was not changed`,
  saveRecipe: ({ title }) => `The recipe ${title} was not saved`,
  removeRecipe: ({ title }) => `The recipe ${title} was not removed`,
  nameFood: ({ title }) => `${title} is what it was`,
  assumeFood: ({ title }) => `Always at home: ${title} was not changed`,
  planMeal: ({ title }) => `${title} was not put on a day`,
  unplanMeal: ({ title }) => `${title} was not taken off its day`,
};
export const saidAt = ({ moment }: { moment: string }) => `You said so at ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Put away: ${title}`;

export const tryAgain = 'Try again';
export const letItGo = 'Let it go';
