export const label = 'Ny version';
export const offer = 'Det finns en ny version av Crisper.';
export const update = 'Uppdatera';
export const later = 'Senare';
