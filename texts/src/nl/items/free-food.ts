/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Ik neem het';
export const logInFirst = 'Log in, dan is het voor jou. Wie het weggeeft, krijgt bericht.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) =>
  `Naar ‘${kitchen}’. Wie het weggeeft, krijgt bericht.`;
export const ownerIsTold = 'Wie het weggeeft, krijgt bericht.';
export const taken = ({ title }: { title: string }) => `Meegenomen: ${title}`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Het is nu in ‘${kitchen}’.`;
export const toKitchen = 'Naar de keuken';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'Te veel van dit?',
    hint: 'Gun het iemand anders. Je krijgt bericht wie het heeft meegenomen.',
    button: 'Mag je hebben',
  },
  free: {
    heading: 'Mag je hebben',
    hint: 'Wie is ingelogd, mag het meenemen. Je krijgt bericht wie het was.',
    button: 'Toch houden',
  },
};
