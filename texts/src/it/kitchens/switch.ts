export const label = 'Cosa mostra questa pagina';
export const all = 'Tutte le mie cucine';
export const publicFridge = 'Il frigo aperto';
export const publicFridgeMine = 'Il frigo aperto, solo i miei';
