/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Nehmen';
export const logInFirst = 'Melde dich an, und es gehört dir. Wer es anbietet, erfährt es.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) =>
  `In „${kitchen}“. Wer es anbietet, erfährt es.`;
export const ownerIsTold = 'Wer es anbietet, erfährt es.';
export const taken = ({ title }: { title: string }) => `${title} genommen`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `Jetzt in „${kitchen}“.`;
export const toKitchen = 'Zur Küche';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'Zu viel davon?',
    hint: 'Gib es jemand anderem. Du erfährst, wer es genommen hat.',
    button: 'Zu verschenken',
  },
  free: {
    heading: 'Zu verschenken',
    hint: 'Alle, die angemeldet sind, dürfen es nehmen. Du erfährst, wer es war.',
    button: 'Behalten',
  },
};
