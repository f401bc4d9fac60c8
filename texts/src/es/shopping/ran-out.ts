/** Beside Undo, after the last of something went. */
export const toTheList = 'A la lista';
/** In its place, where it is there now. */
export const onTheList = 'En la lista';

/** A food that the kitchen never wants to be without. */
export const staple = 'Que no falte';
export const stapleHint = 'cuando se acaba, va solo a la lista';
export const staplesHeading = 'Que no falte';
export const noStaples =
  'Lo que quieres tener siempre va solo a la lista cuando se acaba. Elígelo con ⋯ en la lista o con Más en el alimento.';
export const removeStaple = ({ title }: { title: string }) => `Ya puede faltar: ${title}`;
