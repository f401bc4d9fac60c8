/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Me lo llevo';
export const logInFirst = 'Entra y es tuyo. Se avisa a quien lo ofrece.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) =>
  `A «${kitchen}». Se avisa a quien lo ofrece.`;
export const ownerIsTold = 'Se avisa a quien lo ofrece.';
export const taken = ({ title }: { title: string }) => `Te llevas: ${title}`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Ya está en «${kitchen}».`;
export const toKitchen = 'Ver la cocina';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: '¿Te sobra?',
    hint: 'Deja que se lo lleve alguien. Sabrás quién ha sido.',
    button: 'Para llevar',
  },
  free: {
    heading: 'Para llevar',
    hint: 'Cualquiera que haya entrado puede llevárselo. Sabrás quién ha sido.',
    button: 'Quedármelo',
  },
};
