// A file of its own: the texts of the navigation are on every page.

export const eatFirst = 'Spis først';
export const shopping = 'Indkøb';
export const cook = 'Lav mad';
export const waste = 'Madspild';
export const me = 'Mig';
export const addFood = 'Tilføj mad';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Hver dag';
export const dueToday = ({ count }: { count: number }) => `${count} i dag`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) => `${count} ting`;
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Skift køkken';
export const people = 'Folk';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Start et køkken';
export const startKitchenText = 'Til din egen mad derhjemme. Ingen andre ser det.';
/** Below the name of the dashboard. */
export const dashboardText = 'det åbne køleskab og dig';
