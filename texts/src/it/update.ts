export const label = 'Nuova versione';
export const offer = 'C’è una nuova versione di Crisper.';
export const update = 'Aggiorna';
export const later = 'Più tardi';
