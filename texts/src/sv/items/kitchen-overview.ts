// The dashboard's pages where they speak of kitchens instead of the public fridge.
export const heading = ({ kitchen }: { kitchen: string }) => `${kitchen} i dag`;
export const headingOfAll = 'Alla mina kök i dag';
export const open = 'Öppna köket';
export const openAll = 'Öppna mina kök';
export const empty = 'Här finns inget än';
export const emptyText = 'Lägg in de tre första sakerna. Sedan ser du här vad du ska äta först.';
