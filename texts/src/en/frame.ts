// A file of its own: the texts of the navigation are on every page.
export const eatFirst = 'Eat first';
export const shopping = 'Shopping';
export const me = 'Me';
export const addFood = 'Add food';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Every day';
export const dueToday = ({ count }: { count: number }) => `${count} today`;
