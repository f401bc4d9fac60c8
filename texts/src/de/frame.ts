// A file of its own: the texts of the navigation are on every page.

export const eatFirst = 'Zuerst essen';
export const shopping = 'Einkaufen';
export const cook = 'Kochen';
export const waste = 'Verschwendung';
export const me = 'Ich';
export const addFood = 'Hinzufügen';
/** The key that does it, as it stands on a keyboard. */
export const addFoodKey = 'N';
export const everyDay = 'Jeden Tag';
export const dueToday = ({ count }: { count: number }) => `${count} heute`;
/** What is in the kitchen. */
export const foods = ({ count }: { count: number }) => `${count} Lebensmittel`;
/** On the kitchen's name, which leads to the others. */
export const changeKitchen = 'Küche wechseln';
export const people = 'Leute';
/** For a person who is in no kitchen yet. */
export const startKitchen = 'Küche anlegen';
export const startKitchenText = 'Für das Essen bei euch zu Hause. Sonst sieht es niemand.';
/** Below the name of the dashboard. */
export const dashboardText = 'der offene Kühlschrank und du';
