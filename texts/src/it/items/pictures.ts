import { plural } from '#it/plural.ts';

export const takePhoto = 'Scatta una foto';
export const uploadPhoto = 'Carica una foto';
export const uploading = 'Caricamento…';
export const choosePicture = 'Scegli un’immagine';

export const findPicture = 'Trova un’immagine';
export const findHint = 'Latte, mela, pane…';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} immagine`, other: `${count} immagini` });
export const noneFound = 'Di questo non abbiamo un’immagine. Ecco tutte le altre:';

export const looksLike = 'Sembra:';
export const imageUrl = 'URL dell’immagine';

export const preview = 'Anteprima dell’alimento';
export const noPicture = 'Ancora nessuna immagine';
export const notShowable = 'Questa immagine non si può mostrare';
export const removeImage = 'Togli l’immagine';
