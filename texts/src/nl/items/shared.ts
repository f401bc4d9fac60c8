/** What another app shared with this one, on the pages for new food. */
export const heading = 'Gedeeld met Crisper';
export const inForm = 'Het is ingevuld. Er wordt niets opgeslagen tot je het toevoegt.';
export const useWords = 'Invullen';
export const photo = 'De foto die je deelde';
export const usePhoto = 'Als foto gebruiken';
export const uploading = 'Uploaden…';
export const leaveOut = 'Weglaten';
export const missed =
  'Wat je deelde kwam niet aan, omdat je hier niet was ingelogd. Deel het nog een keer, dan staat het hier.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'Het is een kassabon';
export const whichFood = 'Wat is het?';
export const dateOf = ({ title }: { title: string }) => `De datum van ${title}`;
export const pictureOf = ({ title }: { title: string }) => `De foto van ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'Het is een recept';
export const noFood = 'In wat je deelde vonden we niets te eten: er staat geen tekst in.';
