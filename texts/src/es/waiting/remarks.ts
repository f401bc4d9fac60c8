// A file of its own: most people never read any of it.
type Titled = { title: string };

/** What was done, in the list and on the cards. */
export const done = {
  addItem: ({ title }: Titled) => `Añadido: ${title}`,
  changeItem: ({ title }: Titled) => `Modificado: ${title}`,
  undo: ({ title }: Titled) => `Último paso deshecho: ${title}`,
  eaten: ({ title }: Titled) => `Comido: ${title}`,
  wasted: ({ title }: Titled) => `Tirado: ${title}`,
  'given-away': ({ title }: Titled) => `Regalado: ${title}`,
  useItem: ({ title }: Titled) => `Comido en parte: ${title}`,
  openItem: ({ title }: Titled) => `Abierto: ${title}`,
  freezeItem: ({ title }: Titled) => `Congelado: ${title}`,
  thawItem: ({ title }: Titled) => `Descongelado: ${title}`,
  moveItem: ({ title }: Titled) => `Movido: ${title}`,
  giveItem: ({ title }: Titled) => `Ahora de otra persona: ${title}`,
  offerItem: ({ title }: Titled) => `Para llevar: ${title}`,
  removeItem: ({ title }: Titled) => `Quitado: ${title}`,
  addEntry: ({ title }: Titled) => `Puesto en la lista: ${title}`,
  changeEntry: ({ title }: Titled) => `Modificado en la lista: ${title}`,
  tickEntry: ({ title }: Titled) => `Comprado: ${title}`,
  untickEntry: ({ title }: Titled) => `Aún por comprar: ${title}`,
  removeEntry: ({ title }: Titled) => `Quitado de la lista: ${title}`,
  putAwayEntry: ({ title }: Titled) => `Guardado: ${title}`,
  changeStaple: ({ title }: Titled) => `Que no falte, cambiado: ${title}`,
  addList: ({ title }: Titled) => `Lista nueva: ${title}`,
  changeList: ({ title }: Titled) => `Lista modificada: ${title}`,
  saveRecipe: ({ title }: Titled) => `Receta guardada: ${title}`,
  removeRecipe: ({ title }: Titled) => `Receta borrada: ${title}`,
  nameFood: ({ title }: Titled) => `Dicho qué es: ${title}`,
  assumeFood: ({ title }: Titled) => `Siempre en casa, cambiado: ${title}`,
  planMeal: ({ title }: Titled) => `Puesto en un día: ${title}`,
  unplanMeal: ({ title }: Titled) => `Quitado de su día: ${title}`,
};

export const doneForDish = ({ done, dish }: { done: string; dish: string }) => `${done}, para «${dish}»`;

/** The same, where the server refused it. */
export const notDone: Record<keyof typeof done, (food: Titled) => string> = {
  addItem: ({ title }) => `No añadido: ${title}`,
  changeItem: ({ title }) => `No modificado: ${title}`,
  undo: ({ title }) => `Último paso sin deshacer: ${title}`,
  eaten: ({ title }) => `No comido: ${title}`,
  wasted: ({ title }) => `No tirado: ${title}`,
  'given-away': ({ title }) => `No regalado: ${title}`,
  useItem: ({ title }) => `No comido en parte: ${title}`,
  openItem: ({ title }) => `No abierto: ${title}`,
  freezeItem: ({ title }) => `No congelado: ${title}`,
  thawItem: ({ title }) => `No descongelado: ${title}`,
  moveItem: ({ title }) => `No movido: ${title}`,
  giveItem: ({ title }) => `No pasado a otra persona: ${title}`,
  offerItem: ({ title }) => `No puesto para llevar: ${title}`,
  removeItem: ({ title }) => `No quitado: ${title}`,
  addEntry: ({ title }) => `No puesto en la lista: ${title}`,
  changeEntry: ({ title }) => `No modificado en la lista: ${title}`,
  tickEntry: ({ title }) => `No marcado: ${title}`,
  untickEntry: ({ title }) => `Sigue marcado: ${title}`,
  removeEntry: ({ title }) => `No quitado de la lista: ${title}`,
  putAwayEntry: ({ title }) => `No guardado: ${title}`,
  changeStaple: ({ title }) => `Que no falte, sin cambiar: ${title}`,
  addList: ({ title }) => `Lista no creada: ${title}`,
  changeList: ({ title }) => `Lista no modificada: ${title}`,
  saveRecipe: ({ title }) => `Receta no guardada: ${title}`,
  removeRecipe: ({ title }) => `Receta no borrada: ${title}`,
  nameFood: ({ title }) => `Sigue siendo lo que era: ${title}`,
  assumeFood: ({ title }) => `Siempre en casa, sin cambiar: ${title}`,
  planMeal: ({ title }) => `No puesto en un día: ${title}`,
  unplanMeal: ({ title }) => `No quitado de su día: ${title}`,
};
export const saidAt = ({ moment }: { moment: string }) => `Lo dijiste: ${moment}.`;

/** What came out otherwise is put away when it has been read. */
export const putAway = ({ title }: Titled) => `Descartar: ${title}`;

export const tryAgain = 'Reintentar';
export const letItGo = 'Dejarlo';
