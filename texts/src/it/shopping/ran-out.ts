/** Beside Undo, after the last of something went. */
export const toTheList = 'Sulla lista';
/** In its place, where it is there now. */
export const onTheList = 'È sulla lista';

/** A food that the kitchen never wants to be without. */
export const staple = 'Mai senza';
export const stapleHint = 'quando finisce, va da solo sulla lista';
export const staplesHeading = 'Mai senza';
export const noStaples =
  'Gli alimenti che non vuoi far mancare vanno da soli sulla lista quando finiscono. Sceglili con ⋯ sulla lista, o con Altro sull’alimento.';
export const removeStaple = ({ title }: { title: string }) => `Togli da «Mai senza»: ${title}`;
