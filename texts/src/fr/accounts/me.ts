export const pageDescription = 'Ce que tu peux changer, ce que tu peux emporter, et le reste.';
export const changes = 'Ce que tu peux changer';
export const colours = 'Clair, sombre';
export const takeOut = 'Ce que tu peux emporter';
export const takeEverything = 'Tout emporter';
export const elsewhere = 'Autres pages';
