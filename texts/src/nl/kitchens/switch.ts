export const label = 'Wat deze pagina toont';
export const all = 'Al mijn keukens';
export const publicFridge = 'De open koelkast';
export const publicFridgeMine = 'De open koelkast, alleen van mij';
