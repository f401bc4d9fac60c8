export const picture = 'O que a câmera vê';
export const takePicture = 'Tirar a foto';
export const takePhoto = 'Tirar uma foto';
export const usePhoto = 'Usar uma foto';
export const useCamera = 'Usar a câmera';
/** The first time. */
export const loading = 'Carregando o leitor de imagens. Ele fica guardado para a próxima vez…';
export const readingPhoto = 'Lendo a foto…';
export const staysHere = 'As imagens ficam neste aparelho. Só saem os itens que você adiciona.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'A câmera está desligada.',
  starting: 'Ligando a câmera…',
  insecure: 'O navegador só libera a câmera em endereços https. Uma foto também funciona.',
  refused: 'A câmera não tem permissão aqui. Permita nas configurações do navegador ou use uma foto.',
  missing: 'Nenhuma câmera encontrada. Use uma foto.',
  busy: 'A câmera não responde; outro app pode estar usando. Tente de novo ou use uma foto.',
};
export const trouble = {
  dark: 'Está escuro demais para ver. Vá para onde tem mais luz.',
  unreadable: 'Não conseguimos abrir essa foto. Tente outra.',
  nothing: 'Não achamos nada nessa foto. Tente uma mais de perto e mais nítida.',
  'not-loaded': 'Não foi possível carregar o leitor de imagens. Confira sua conexão e tente de novo.',
};
