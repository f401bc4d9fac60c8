import type { Freshness } from '@crisper/domain/items/freshness.ts';

export const heading = 'Detalles';
export const pageDescription = 'Un alimento de la nevera compartida.';
export const goBack = 'Volver';
export const badge: Record<Freshness, string> = {
  fresh: 'FRESCO',
  'expiring-soon': 'CADUCA PRONTO',
  expired: 'CADUCADO',
};
export const noCountdown = 'Sin fecha, no hay cuenta atrás.';
export const noDescription = 'Sin descripción.';
export const addedBy = 'Añadido por';

export const loading = 'Cargando los detalles…';
export const failed = 'No se pudo cargar el alimento.';
export const missing = 'No se encontró el alimento.';
export const missingHint = 'Quizá se lo haya comido alguien. Lo demás está en la nevera.';

export const gone = ({ title }: { title: string }) => `Ya no está aquí: ${title}`;
export const goneHint = 'Lo demás está en la nevera.';

export const note = 'Tu nota';
export const noteIsPrivate = 'Solo la ve quien añadió el alimento';
export const noteHint = 'Escribe algo que solo verás tú';
export const noteOfAnother = 'Solo quien añadió el alimento puede escribir una nota';
export const addNote = 'Añadir nota';
export const updateNote = 'Cambiar nota';
export const deleteNote = 'Borrar nota';
export const deleteNoteQuestion = '¿Seguro que quieres borrar la nota?';
export const noteAdded = '¡Nota añadida!';
export const noteUpdated = '¡Nota cambiada!';
export const noteDeleted = '¡Nota borrada!';
export const noteNotSaved = 'No se pudo guardar la nota. Prueba otra vez.';
export const noteNotDeleted = 'No se pudo borrar la nota. Prueba otra vez.';
