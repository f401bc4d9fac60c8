/** What phones say of the installed app. */
export const description =
  'Behalte im Blick, was im Kühlschrank ist und wann was abläuft, und wirf kein Essen mehr weg.';
export const addFood = 'Hinzufügen';
export const eatFirst = 'Zuerst essen';
export const onPhone = 'Eine Küche: was zuerst gegessen wird und was noch da ist';
export const onComputer = 'Eine Küche am Computer';
