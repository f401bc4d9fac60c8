// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} heute`;
export const headingOfAll = 'Alle meine Küchen heute';
export const open = 'Küche öffnen';
export const openAll = 'Meine Küchen öffnen';
export const empty = 'Noch ist nichts drin';
export const emptyText = 'Füge die ersten drei Dinge hinzu. Dann siehst du hier, was zuerst wegmuss.';
