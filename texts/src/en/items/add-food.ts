export const pageTitle = 'Add food';
export const pageDescription = 'Put something into the fridge.';
export const heading = 'Add New Food Item';
export const introduction = 'Name it, pick a picture and a date. Seconds, not minutes.';
export const newFood = 'New food';

export const form = 'Add food';
export const destination = 'Put it into';
export const publicFridge = 'The public fridge';
export const destinationsFailed = 'We could not look up your kitchens';
export const foodTitle = 'Food Title';
export const keptDate = <T>({ date }: { date: T }) => ['Kept from the last food: expires ', date];
export const clearDate = 'Clear the date';
export const add = 'Add Food Item';
export const adding = 'Adding...';
export const addAnother = 'Add another';
export const added = 'Food item added successfully!';
export const notLoggedIn = 'You must be logged in to add food';
