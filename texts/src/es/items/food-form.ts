export const selectCategory = 'Elige una categoría';
export const dateKept = 'Guardado del alimento anterior.';
export const description = 'Descripción';
export const inThreeDays = '+3 días';
export const inOneWeek = '+1 semana';
export const inOneMonth = '+1 mes';

export const draftIsBack = 'Aquí está lo que dejaste a medias.';
export const draftDatePassed = ({ date }: { date: string }) => `Su fecha, ${date}, ya ha pasado: pon otra.`;
export const draftPhotoGone = 'Su foto no se guardó tanto tiempo: elige otra imagen.';
export const startOver = 'Empezar de cero';
