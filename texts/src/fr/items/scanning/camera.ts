export const picture = 'Ce que voit l’appareil photo';
export const takePicture = 'Prendre la photo';
export const takePhoto = 'Prendre une photo';
export const usePhoto = 'Utiliser une photo';
export const useCamera = 'Utiliser l’appareil photo';
/** The first time. */
export const loading = 'Chargement du lecteur d’images. Il est gardé pour la prochaine fois…';
export const readingPhoto = 'Lecture de la photo…';
export const staysHere = 'Les images restent sur cet appareil. Seuls les aliments que tu ajoutes en sortent.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'L’appareil photo est éteint.',
  starting: 'L’appareil photo démarre…',
  insecure:
    'Le navigateur ne donne l’appareil photo qu’aux adresses https. Une photo marche tout aussi bien.',
  refused:
    'L’appareil photo n’est pas autorisé ici. Autorise-le dans les réglages du navigateur, ou utilise une photo.',
  missing: 'Aucun appareil photo trouvé. Utilise une photo à la place.',
  busy: 'L’appareil photo ne répond pas ; une autre appli l’utilise peut-être. Réessaie, ou utilise une photo.',
};
export const trouble = {
  dark: 'Il fait trop sombre, on ne voit rien. Va là où il y a plus de lumière.',
  unreadable: 'Impossible d’ouvrir cette photo. Essaie avec une autre.',
  nothing: 'Rien trouvé sur cette photo. Essaie de plus près et plus net.',
  'not-loaded': 'Impossible de charger le lecteur d’images. Vérifie ta connexion et réessaie.',
};
