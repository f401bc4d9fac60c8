// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `Hoy: ${kitchen}`;
export const headingOfAll = 'Todas mis cocinas hoy';
export const open = 'Abrir la cocina';
export const openAll = 'Abrir mis cocinas';
export const empty = 'Aún no hay nada';
export const emptyText = 'Añade las tres primeras cosas. Aquí verás qué comer primero.';
