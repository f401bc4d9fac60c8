export const label = 'Nieuwe versie';
export const offer = 'Er is een nieuwe versie van Crisper.';
export const update = 'Bijwerken';
export const later = 'Later';
