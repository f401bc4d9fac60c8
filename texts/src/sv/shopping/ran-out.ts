/** Beside Undo, after the last of something went. */
export const toTheList = 'Till listan';
/** In its place, where it is there now. */
export const onTheList = 'På listan';

/** A food that the kitchen never wants to be without. */
export const staple = 'Alltid hemma';
export const stapleHint = 'när det tar slut hamnar det av sig självt på listan';
export const staplesHeading = 'Alltid hemma';
export const noStaples =
  'Mat som du alltid vill ha hemma hamnar av sig själv på listan när den tar slut. Välj den med ⋯ vid en rad, eller med Mer vid maten.';
export const removeStaple = ({ title }: { title: string }) => `Inte alltid hemma längre: ${title}`;
