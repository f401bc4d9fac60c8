/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Je prends';
export const logInFirst = 'Connecte-toi, et c’est à toi. La personne qui donne le saura.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) =>
  `Pour « ${kitchen} ». La personne qui donne le saura.`;
export const ownerIsTold = 'La personne qui donne le saura.';
export const taken = ({ title }: { title: string }) => `Pris : ${title}`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `C’est dans « ${kitchen} ».`;
export const toKitchen = 'Voir la cuisine';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'Tu en as trop ?',
    hint: 'Laisse-le à quelqu’un d’autre. Tu sauras qui l’a pris.',
    button: 'À prendre',
  },
  free: {
    heading: 'À prendre',
    hint: 'Toute personne connectée peut le prendre. Tu sauras qui l’a pris.',
    button: 'Le garder',
  },
};
