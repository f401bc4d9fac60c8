/** Beside Undo, after the last of something went. */
export const toTheList = 'Zur Liste';
/** In its place, where it is there now. */
export const onTheList = 'Auf der Liste';

/** A food that the kitchen never wants to be without. */
export const staple = 'Immer da';
export const stapleHint = 'ist es aufgebraucht, kommt es von selbst auf die Liste';
export const staplesHeading = 'Immer da';
export const noStaples =
  'Was du immer dahaben willst, kommt von selbst auf die Liste, sobald es aufgebraucht ist. Wähle es mit ⋯ bei einem Eintrag oder mit „Mehr“ beim Lebensmittel.';
export const removeStaple = ({ title }: { title: string }) => `Nicht mehr immer da: ${title}`;
