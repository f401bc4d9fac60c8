// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `${title} hinzugefügt`,
  changeItem: ({ title }: Titled) => `${title} geändert`,
  undo: ({ title }: Titled) => `Rückgängig gemacht: ${title}`,
  eaten: ({ title }: Titled) => `${title} gegessen`,
  wasted: ({ title }: Titled) => `${title} weggeworfen`,
  'given-away': ({ title }: Titled) => `${title} verschenkt`,
  useItem: ({ title }: Titled) => `${title} zum Teil gegessen`,
  openItem: ({ title }: Titled) => `${title} geöffnet`,
  freezeItem: ({ title }: Titled) => `${title} eingefroren`,
  thawItem: ({ title }: Titled) => `${title} aufgetaut`,
  moveItem: ({ title }: Titled) => `${title} umgeräumt`,
  giveItem: ({ title }: Titled) => `${title}: jetzt von jemand anderem`,
  offerItem: ({ title }: Titled) => `${title}: zu verschenken`,
  removeItem: ({ title }: Titled) => `${title} entfernt`,
  addEntry: ({ title }: Titled) => `${title} auf die Liste gesetzt`,
  changeEntry: ({ title }: Titled) => `${title} auf der Liste geändert`,
  tickEntry: ({ title }: Titled) => `${title} besorgt`,
  untickEntry: ({ title }: Titled) => `${title} noch zu besorgen`,
  removeEntry: ({ title }: Titled) => `${title} von der Liste gestrichen`,
  putAwayEntry: ({ title }: Titled) => `${title} eingeräumt`,
  changeStaple: ({ title }: Titled) => `Immer da: ${title} geändert`,
  addList: ({ title }: Titled) => `Neue Liste: ${title}`,
  changeList: ({ title }: Titled) => `Liste geändert: ${title}`,
  saveRecipe: ({ title }: Titled) => `Rezept gespeichert: ${title}`,
  removeRecipe: ({ title }: Titled) => `Rezept gelöscht: ${title}`,
  nameFood: ({ title }: Titled) => `${title}: gesagt, was es ist`,
  assumeFood: ({ title }: Titled) => `Immer zu Hause: ${title} geändert`,
  planMeal: ({ title }: Titled) => `${title} eingeplant`,
  unplanMeal: ({ title }: Titled) => `${title} nicht mehr eingeplant`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, für: ${dish}`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `${title} nicht hinzugefügt`,
  changeItem: ({ title }) => `${title} nicht geändert`,
  undo: ({ title }) => `Nicht rückgängig gemacht: ${title}`,
  eaten: ({ title }) => `${title} nicht gegessen`,
  wasted: ({ title }) => `${title} nicht weggeworfen`,
  'given-away': ({ title }) => `${title} nicht verschenkt`,
  useItem: ({ title }) => `Nichts gegessen: ${title}`,
  openItem: ({ title }) => `${title} nicht geöffnet`,
  freezeItem: ({ title }) => `${title} nicht eingefroren`,
  thawItem: ({ title }) => `${title} nicht aufgetaut`,
  moveItem: ({ title }) => `${title} nicht umgeräumt`,
  giveItem: ({ title }) => `${title}: nicht jemand anderem gegeben`,
  offerItem: ({ title }) => `${title}: nicht zu verschenken`,
  removeItem: ({ title }) => `${title} nicht entfernt`,
  addEntry: ({ title }) => `${title} nicht auf die Liste gesetzt`,
  changeEntry: ({ title }) => `${title} auf der Liste nicht geändert`,
  tickEntry: ({ title }) => `${title} nicht abgehakt`,
  untickEntry: ({ title }) => `${title} noch abgehakt`,
  removeEntry: ({ title }) => `${title} nicht von der Liste gestrichen`,
  putAwayEntry: ({ title }) => `${title} nicht eingeräumt`,
  changeStaple: ({ title }) => `Immer da: ${title} nicht geändert`,
  addList: ({ title }) => `Keine neue Liste: ${title}`,
  changeList: ({ title }) => `Liste nicht geändert: ${title}`,
  saveRecipe: ({ title }) => `Rezept nicht gespeichert: ${title}`,
  removeRecipe: ({ title }) => `Rezept nicht gelöscht: ${title}`,
  nameFood: ({ title }) => `${title}: bleibt, was es war`,
  assumeFood: ({ title }) => `Immer zu Hause: ${title} nicht geändert`,
  planMeal: ({ title }) => `${title} nicht eingeplant`,
  unplanMeal: ({ title }) => `${title} noch eingeplant`,
};
export const saidAt = ({ moment }: { moment: string }) => `Von dir eingegeben: ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Ausblenden: ${title}`;

export const tryAgain = 'Noch einmal';
export const letItGo = 'Verwerfen';
