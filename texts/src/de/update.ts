export const label = 'Neue Version';
export const offer = 'Es gibt eine neue Version von Crisper.';
export const update = 'Aktualisieren';
export const later = 'Später';
