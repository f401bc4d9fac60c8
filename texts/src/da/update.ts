export const label = 'Ny version';
export const offer = 'Der er en ny version af Crisper.';
export const update = 'Opdater';
export const later = 'Senere';
