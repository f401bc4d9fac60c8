/** What another app shared with this one, on the pages for new food. */
export const heading = 'Partagé avec Crisper';
export const inForm = 'C’est dans le formulaire. Rien n’est enregistré avant que tu l’ajoutes.';
export const useWords = 'Mettre dans le formulaire';
export const photo = 'La photo que tu as partagée';
export const usePhoto = 'En faire son image';
export const uploading = 'Envoi…';
export const leaveOut = 'Laisser de côté';
export const missed =
  'Ce que tu as partagé n’est pas arrivé, faute de connexion à ton compte. Partage-le encore une fois.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'C’est un ticket de caisse';
export const whichFood = 'C’est pour quel aliment ?';
export const dateOf = ({ title }: { title: string }) => `La date : ${title}`;
export const pictureOf = ({ title }: { title: string }) => `L’image : ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'C’est une recette';
export const noFood = 'Aucun aliment dans ce que tu as partagé : il n’y a pas de texte.';
