// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} i dag`;
export const headingOfAll = 'Alle mine køkkener i dag';
export const open = 'Åbn køkkenet';
export const openAll = 'Åbn mine køkkener';
export const empty = 'Der er ikke noget i det endnu';
export const emptyText = 'Læg de første tre ting ind. Så ser du her, hvad der skal spises først.';
