/** What another app shared with this one, on the pages for new food. */
export const heading = 'Condiviso con Crisper';
export const inForm = 'È nel modulo. Niente si salva finché non lo aggiungi.';
export const useWords = 'Metti nel modulo';
export const photo = 'La foto che hai condiviso';
export const usePhoto = 'Usa come sua immagine';
export const uploading = 'Caricamento…';
export const leaveOut = 'Lascia fuori';
export const missed =
  'Quello che hai condiviso non è arrivato, perché qui non avevi fatto l’accesso. Condividilo un’altra volta.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'È uno scontrino';
export const whichFood = 'Di quale alimento?';
export const dateOf = ({ title }: { title: string }) => `La data: ${title}`;
export const pictureOf = ({ title }: { title: string }) => `L’immagine: ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'È una ricetta';
export const noFood = 'In quello che hai condiviso non ci sono alimenti: non c’è testo.';
