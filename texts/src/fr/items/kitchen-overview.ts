// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} aujourd’hui`;
export const headingOfAll = 'Toutes mes cuisines aujourd’hui';
export const open = 'Ouvrir la cuisine';
export const openAll = 'Ouvrir mes cuisines';
export const empty = 'Elle est encore vide';
export const emptyText = 'Mets-y les trois premiers aliments. Tu verras ici quoi manger d’abord.';
