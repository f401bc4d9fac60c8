export const pageDescription = 'What you can change, take with you, and where else to go.';
export const changes = 'What you can change';
export const colours = 'Light and dark';
export const takeOut = 'What you can take with you';
export const takeEverything = 'Take everything with you';
export const elsewhere = 'Where else to go';
