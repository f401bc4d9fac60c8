/** Beside Undo, after the last of something went. */
export const toTheList = 'Sæt på listen';
/** In its place, where it is there now. */
export const onTheList = 'På listen';

/** A food that the kitchen never wants to be without. */
export const staple = 'Altid hjemme';
export const stapleHint = 'når det er brugt op, kommer det selv på listen';
export const staplesHeading = 'Altid hjemme';
export const noStaples =
  'Mad, du altid vil have hjemme, kommer selv på listen, når den er brugt op. Vælg den med ⋯ ved en linje eller med »Mere« ved maden.';
export const removeStaple = ({ title }: { title: string }) => `Ikke altid hjemme mere: ${title}`;
