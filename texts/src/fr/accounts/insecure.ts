export const heading = 'Ici, certaines choses ne marchent pas';
export const why =
  'Tu as ouvert Crisper par une adresse qui commence par http://. Sur ces pages, les navigateurs désactivent certaines choses, car quelqu’un en chemin pourrait modifier ce que tu vois.';
export const missing = [
  'Sans réseau, les pages ne s’ouvrent pas, et Crisper ne peut pas être installé.',
  'Aucune notification ne s’affiche. Ce qu’il y a à manger est sous la cloche, et arrive par e-mail si ce Crisper en envoie.',
  'Les boutons qui copient ne marchent pas. Sélectionne le texte et copie-le.',
] as const;
export const works = 'Tout le reste marche comme d’habitude : ajouter et manger, tes cuisines, les photos.';
export const remedy =
  'Que faire : ouvre Crisper par une adresse qui commence par https://. S’il n’en a pas encore, la personne qui le gère trouve la marche à suivre dans docs/operating.md, sous « https: at home ».';

/** In the list of the profile's parts. */
export const inShort = 'Sans https, il manque des choses ici';
