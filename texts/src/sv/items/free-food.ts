/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Ta det';
export const logInFirst = 'Logga in, så är det ditt. Ägaren får veta det.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) => `Till ”${kitchen}”. Ägaren får veta det.`;
export const ownerIsTold = 'Ägaren får veta det.';
export const taken = ({ title }: { title: string }) => `Taget: ${title}`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Det finns i ”${kitchen}” nu.`;
export const toKitchen = 'Titta i köket';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'För mycket av det?',
    hint: 'Låt någon annan ta det. Du får veta vem som tog det.',
    button: 'Får tas',
  },
  free: {
    heading: 'Får tas',
    hint: 'Alla som är inloggade får ta det. Du får veta vem som gjorde det.',
    button: 'Behåll',
  },
};
