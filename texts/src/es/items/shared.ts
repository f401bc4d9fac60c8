/** What another app shared with this one, on the pages for new food. */
export const heading = 'Compartido con Crisper';
export const inForm = 'Está en el formulario. No se guarda nada hasta que lo añadas.';
export const useWords = 'Pasarlo al formulario';
export const photo = 'La foto que has compartido';
export const usePhoto = 'Usar como imagen';
export const uploading = 'Subiendo…';
export const leaveOut = 'Descartar';
export const missed =
  'Lo que has compartido no llegó, porque no habías entrado aquí. Compártelo otra vez y estará aquí.';
/** On the page with the one line: what the photo is of. */
export const receipt = 'Es un tique';
export const whichFood = '¿Qué alimento es?';
export const dateOf = ({ title }: { title: string }) => `La fecha: ${title}`;
export const pictureOf = ({ title }: { title: string }) => `La imagen: ${title}`;
/** A text of several lines, or a link, may be one. */
export const isRecipe = 'Es una receta';
export const noFood = 'No hemos encontrado comida en lo que has compartido: no tiene texto.';
