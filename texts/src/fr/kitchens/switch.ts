export const label = 'Ce que montre cette page';
export const all = 'Toutes mes cuisines';
export const publicFridge = 'Le frigo ouvert';
export const publicFridgeMine = 'Le frigo ouvert, mes aliments';
