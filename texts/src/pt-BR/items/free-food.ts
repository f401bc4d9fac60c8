/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Pegar';
export const logInFirst = 'Entre na sua conta e é seu. Quem ofereceu fica sabendo.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) =>
  `Para “${kitchen}”. Quem ofereceu fica sabendo.`;
export const ownerIsTold = 'Quem ofereceu fica sabendo.';
export const taken = ({ title }: { title: string }) => `Você pegou: ${title}`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Agora está em “${kitchen}”.`;
export const toKitchen = 'Ver a cozinha';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'Tem demais?',
    hint: 'Deixe para outra pessoa. Você fica sabendo quem pegou.',
    button: 'Pode pegar',
  },
  free: {
    heading: 'Pode pegar',
    hint: 'Quem tem conta pode pegar. Você fica sabendo quem pegou.',
    button: 'Ficar com ele',
  },
};
