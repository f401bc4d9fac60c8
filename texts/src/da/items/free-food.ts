/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Tag det';
export const logInFirst = 'Log ind, så er det dit. Ejeren får besked.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) => `Til »${kitchen}«. Ejeren får besked.`;
export const ownerIsTold = 'Ejeren får besked.';
export const taken = ({ title }: { title: string }) => `${title} taget`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Det er i »${kitchen}« nu.`;
export const toKitchen = 'Til køkkenet';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'For meget af det?',
    hint: 'Lad en anden få det. Du får at vide, hvem der tog det.',
    button: 'Må tages',
  },
  free: {
    heading: 'Må tages',
    hint: 'Alle, der er logget ind, må tage det. Du får at vide, hvem det blev.',
    button: 'Behold det',
  },
};
