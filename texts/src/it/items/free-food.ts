/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Lo prendo';
export const logInFirst = 'Accedi, ed è tuo. Chi lo regala lo saprà.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) =>
  `Va in «${kitchen}». Chi lo regala lo saprà.`;
export const ownerIsTold = 'Chi lo regala lo saprà.';
export const taken = ({ title }: { title: string }) => `Preso: ${title}`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Ora è in «${kitchen}».`;
export const toKitchen = 'Vai alla cucina';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'Ne hai troppo?',
    hint: 'Lascialo a qualcun altro. Saprai chi l’ha preso.',
    button: 'Da prendere',
  },
  free: {
    heading: 'Da prendere',
    hint: 'Chiunque abbia un account può prenderlo. Saprai chi l’ha preso.',
    button: 'Lo tengo',
  },
};
