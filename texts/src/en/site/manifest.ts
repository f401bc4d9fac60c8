/** What phones say of the installed app. */
export const description = 'Track what is in the fridge, see what expires when, and stop throwing food away.';
export const addFood = 'Add food';
export const eatFirst = 'Eat first';
export const onPhone = 'A kitchen: what to eat first, and what is left';
export const onComputer = 'A kitchen on a computer';
