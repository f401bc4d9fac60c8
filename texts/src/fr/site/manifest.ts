/** What phones say of the installed app. */
export const description =
  'Garde un œil sur ce qu’il y a au frigo et sur ce qui périme quand, et ne jette plus d’aliments.';
export const addFood = 'Ajouter';
export const eatFirst = 'À manger d’abord';
export const onPhone = 'Une cuisine : ce qu’il faut manger d’abord, et ce qui reste';
export const onComputer = 'Une cuisine sur un ordinateur';
