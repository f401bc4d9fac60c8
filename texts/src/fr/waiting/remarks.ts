// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `Ajouté : ${title}`,
  changeItem: ({ title }: Titled) => `Modifié : ${title}`,
  undo: ({ title }: Titled) => `Dernière action annulée : ${title}`,
  eaten: ({ title }: Titled) => `Mangé : ${title}`,
  wasted: ({ title }: Titled) => `Jeté : ${title}`,
  'given-away': ({ title }: Titled) => `Donné : ${title}`,
  useItem: ({ title }: Titled) => `Mangé en partie : ${title}`,
  openItem: ({ title }: Titled) => `Ouvert : ${title}`,
  freezeItem: ({ title }: Titled) => `Congelé : ${title}`,
  thawItem: ({ title }: Titled) => `Décongelé : ${title}`,
  moveItem: ({ title }: Titled) => `Déplacé : ${title}`,
  giveItem: ({ title }: Titled) => `Passé à quelqu’un d’autre : ${title}`,
  offerItem: ({ title }: Titled) => `Proposé : ${title}`,
  removeItem: ({ title }: Titled) => `Retiré : ${title}`,
  addEntry: ({ title }: Titled) => `Mis sur la liste : ${title}`,
  changeEntry: ({ title }: Titled) => `Modifié sur la liste : ${title}`,
  tickEntry: ({ title }: Titled) => `Coché : ${title}`,
  untickEntry: ({ title }: Titled) => `Décoché : ${title}`,
  removeEntry: ({ title }: Titled) => `Retiré de la liste : ${title}`,
  putAwayEntry: ({ title }: Titled) => `Rangé : ${title}`,
  changeStaple: ({ title }: Titled) => `Toujours en avoir, modifié : ${title}`,
  addList: ({ title }: Titled) => `Nouvelle liste : ${title}`,
  changeList: ({ title }: Titled) => `Liste modifiée : ${title}`,
  saveRecipe: ({ title }: Titled) => `Recette enregistrée : ${title}`,
  removeRecipe: ({ title }: Titled) => `Recette supprimée : ${title}`,
  nameFood: ({ title }: Titled) => `Précisé : ${title}`,
  assumeFood: ({ title }: Titled) => `Toujours à la maison, modifié : ${title}`,
  planMeal: ({ title }: Titled) => `Prévu : ${title}`,
  unplanMeal: ({ title }: Titled) => `Plus prévu : ${title}`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, pour « ${dish} »`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `Pas ajouté : ${title}`,
  changeItem: ({ title }) => `Pas modifié : ${title}`,
  undo: ({ title }) => `Dernière action pas annulée : ${title}`,
  eaten: ({ title }) => `Pas mangé : ${title}`,
  wasted: ({ title }) => `Pas jeté : ${title}`,
  'given-away': ({ title }) => `Pas donné : ${title}`,
  useItem: ({ title }) => `Rien de mangé : ${title}`,
  openItem: ({ title }) => `Pas ouvert : ${title}`,
  freezeItem: ({ title }) => `Pas congelé : ${title}`,
  thawItem: ({ title }) => `Pas décongelé : ${title}`,
  moveItem: ({ title }) => `Pas déplacé : ${title}`,
  giveItem: ({ title }) => `Pas passé à quelqu’un d’autre : ${title}`,
  offerItem: ({ title }) => `Pas proposé : ${title}`,
  removeItem: ({ title }) => `Pas retiré : ${title}`,
  addEntry: ({ title }) => `Pas mis sur la liste : ${title}`,
  changeEntry: ({ title }) => `Pas modifié sur la liste : ${title}`,
  tickEntry: ({ title }) => `Pas coché : ${title}`,
  untickEntry: ({ title }) => `Resté coché : ${title}`,
  removeEntry: ({ title }) => `Pas retiré de la liste : ${title}`,
  putAwayEntry: ({ title }) => `Pas rangé : ${title}`,
  changeStaple: ({ title }) => `Toujours en avoir, pas modifié : ${title}`,
  addList: ({ title }) => `Liste pas créée : ${title}`,
  changeList: ({ title }) => `Liste pas modifiée : ${title}`,
  saveRecipe: ({ title }) => `Recette pas enregistrée : ${title}`,
  removeRecipe: ({ title }) => `Recette pas supprimée : ${title}`,
  nameFood: ({ title }) => `Pas précisé : ${title}`,
  assumeFood: ({ title }) => `Toujours à la maison, pas modifié : ${title}`,
  planMeal: ({ title }) => `Pas prévu : ${title}`,
  unplanMeal: ({ title }) => `Toujours prévu : ${title}`,
};
export const saidAt = ({ moment }: { moment: string }) => `Noté par toi : ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Fermer : ${title}`;

export const tryAgain = 'Réessayer';
export const letItGo = 'Laisser tomber';
