/** Beside Undo, after the last of something went. */
export const toTheList = 'Para a lista';
/** In its place, where it is there now. */
export const onTheList = 'Na lista';

/** A food that the kitchen never wants to be without. */
export const staple = 'Nunca pode faltar';
export const stapleHint = 'quando acaba, vai sozinho para a lista';
export const staplesHeading = 'Nunca pode faltar';
export const noStaples =
  'O que nunca pode faltar vai sozinho para a lista quando acaba. Escolha com ⋯ em um item da lista, ou com Mais no alimento.';
export const removeStaple = ({ title }: { title: string }) => `Tirar de “Nunca pode faltar”: ${title}`;
