// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} today`;
export const headingOfAll = 'All my kitchens today';
export const open = 'Open the kitchen';
export const openAll = 'Open my kitchens';
export const empty = 'Nothing is in it yet';
export const emptyText = 'Put in the first three things. Here you will see what to eat first.';
