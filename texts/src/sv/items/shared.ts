/** What another app shared with this one, on the pages for new food. */
export const heading = 'Delat med Crisper';
export const inForm = 'Det står i formuläret. Inget sparas förrän du lägger in det.';
export const useWords = 'Fyll i formuläret med det';
export const photo = 'Fotot som du delade';
export const usePhoto = 'Använd som bild';
export const uploading = 'Laddar upp …';
export const leaveOut = 'Hoppa över';
export const missed =
  'Det du delade kom inte fram, eftersom du inte var inloggad här. Dela det en gång till, så kommer det.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'Det är ett kvitto';
export const whichFood = 'Vilken mat är det?';
export const dateOf = ({ title }: { title: string }) => `Datum: ${title}`;
export const pictureOf = ({ title }: { title: string }) => `Bild: ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'Det är ett recept';
export const noFood = 'Vi hittade ingen mat i det du delade: det finns ingen text i det.';
