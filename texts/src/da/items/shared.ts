/** What another app shared with this one, on the pages for new food. */
export const heading = 'Delt med Crisper';
export const inForm = 'Det står i formularen. Intet gemmes, før du tilføjer det.';
export const useWords = 'Sæt det ind i formularen';
export const photo = 'Det foto, du delte';
export const usePhoto = 'Brug det som billede';
export const uploading = 'Uploader …';
export const leaveOut = 'Udelad';
export const missed =
  'Det, du delte, nåede ikke frem, fordi du ikke var logget ind her. Del det igen, så er det her.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'Det er en bon';
export const whichFood = 'Hvilken mad er det?';
export const dateOf = ({ title }: { title: string }) => `Dato: ${title}`;
export const pictureOf = ({ title }: { title: string }) => `Billede: ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'Det er en opskrift';
export const noFood = 'Vi fandt ingen mad i det, du delte: Der er ingen tekst i det.';
