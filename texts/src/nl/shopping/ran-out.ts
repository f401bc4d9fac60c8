/** Beside Undo, after the last of something went. */
export const toTheList = 'Op de lijst';
/** In its place, where it is there now. */
export const onTheList = 'Staat op de lijst';

/** A food that the kitchen never wants to be without. */
export const staple = 'Altijd in huis hebben';
export const stapleHint = 'is het op, dan komt het vanzelf op de lijst';
export const staplesHeading = 'Altijd in huis';
export const noStaples =
  'Wat je altijd in huis wilt hebben, komt vanzelf op de lijst als het op is. Kies het met ⋯ op de lijst, of met Meer bij het eten.';
export const removeStaple = ({ title }: { title: string }) => `Niet meer altijd in huis: ${title}`;
