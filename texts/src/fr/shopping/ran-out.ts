/** Beside Undo, after the last of something went. */
export const toTheList = 'Sur la liste';
/** In its place, where it is there now. */
export const onTheList = 'C’est sur la liste';

/** A food that the kitchen never wants to be without. */
export const staple = 'Toujours en avoir';
export const stapleHint = 'dès que c’est fini, ça va tout seul sur la liste';
export const staplesHeading = 'Toujours en avoir';
export const noStaples =
  'Ce que tu veux toujours avoir va tout seul sur la liste dès que c’est fini. Choisis-le avec ⋯ sur la liste, ou avec Plus sur l’aliment.';
export const removeStaple = ({ title }: { title: string }) => `Ne plus toujours en avoir : ${title}`;
