/** What another app shared with this one, on the pages for new food. */
export const heading = 'Shared with Crisper';
export const inForm = 'It is in the form. Nothing is saved until you add it.';
export const useWords = 'Put it into the form';
export const photo = 'The photo that you shared';
export const usePhoto = 'Use as its picture';
export const uploading = 'Uploading...';
export const leaveOut = 'Leave it out';
export const missed =
  'What you shared did not arrive, because you were not signed in here. Share it once more, and it will be here.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'It is a receipt';
export const whichFood = 'Which food is it?';
export const dateOf = ({ title }: { title: string }) => `The date of ${title}`;
export const pictureOf = ({ title }: { title: string }) => `The picture of ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'It is a recipe';
export const noFood = 'We found no food in what you shared: there is no text in it.';
