export const label = 'Hvad denne side viser';
export const all = 'Alle mine køkkener';
export const publicFridge = 'Det åbne køleskab';
export const publicFridgeMine = 'Det åbne køleskab, kun mit';
