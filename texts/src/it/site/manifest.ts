/** What phones say of the installed app. */
export const description =
  'Tieni d’occhio cosa c’è in frigo, guarda cosa scade e quando, e smetti di buttare il cibo.';
export const addFood = 'Aggiungi alimenti';
export const eatFirst = 'Da mangiare prima';
export const onPhone = 'Una cucina: cosa mangiare prima, e cosa resta';
export const onComputer = 'Una cucina su un computer';
