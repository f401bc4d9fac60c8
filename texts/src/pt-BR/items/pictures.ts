import { plural } from '#pt-BR/plural.ts';

export const takePhoto = 'Tirar uma foto';
export const uploadPhoto = 'Enviar uma foto';
export const uploading = 'Enviando…';
export const choosePicture = 'Escolher uma imagem';

export const findPicture = 'Buscar uma imagem';
export const findHint = 'Leite, maçã, pão…';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} imagem`, other: `${count} imagens` });
export const noneFound = 'Nenhuma imagem disso. Estas são todas:';

export const looksLike = 'Parece:';
export const imageUrl = 'URL da imagem';

export const preview = 'Prévia do item';
export const noPicture = 'Ainda sem imagem';
export const notShowable = 'Não é possível mostrar esta imagem';
export const removeImage = 'Remover imagem';
