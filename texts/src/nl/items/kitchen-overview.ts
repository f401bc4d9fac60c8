// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} vandaag`;
export const headingOfAll = 'Al mijn keukens vandaag';
export const open = 'Keuken openen';
export const openAll = 'Mijn keukens openen';
export const empty = 'Er zit nog niets in';
export const emptyText = 'Voeg de eerste drie dingen toe. Dan zie je hier wat je eerst moet opeten.';
