/** What another app shared with this one, on the pages for new food. */
export const heading = 'Mit Crisper geteilt';
export const inForm = 'Es steht im Formular. Gespeichert wird erst, wenn du es hinzufügst.';
export const useWords = 'Ins Formular übernehmen';
export const photo = 'Das Foto, das du geteilt hast';
export const usePhoto = 'Als Bild verwenden';
export const uploading = 'Wird hochgeladen …';
export const leaveOut = 'Weglassen';
export const missed =
  'Was du geteilt hast, kam nicht an, weil du hier nicht angemeldet warst. Teile es noch einmal, dann ist es da.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'Das ist ein Kassenbon';
export const whichFood = 'Was ist das?';
export const dateOf = ({ title }: { title: string }) => `Datum: ${title}`;
export const pictureOf = ({ title }: { title: string }) => `Bild: ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'Das ist ein Rezept';
export const noFood = 'Darin haben wir kein Lebensmittel gefunden: Es enthält keinen Text.';
