// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} oggi`;
export const headingOfAll = 'Tutte le mie cucine oggi';
export const open = 'Apri la cucina';
export const openAll = 'Apri le mie cucine';
export const empty = 'Non c’è ancora niente';
export const emptyText = 'Aggiungi i primi tre alimenti. Qui vedrai cosa mangiare prima.';
