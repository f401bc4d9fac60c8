export const label = 'What this page shows';
export const all = 'All my kitchens';
export const publicFridge = 'The public fridge';
export const publicFridgeMine = 'The public fridge, only mine';
