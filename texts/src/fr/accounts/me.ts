export const pageDescription = 'Ce que tu peux changer, emporter, et où aller encore.';
export const changes = 'Ce que tu peux changer';
export const colours = 'Clair et sombre';
export const takeOut = 'Ce que tu peux emporter';
export const takeEverything = 'Tout emporter';
export const elsewhere = 'Où aller encore';
