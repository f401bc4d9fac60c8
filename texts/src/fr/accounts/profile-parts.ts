import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { plural } from '#fr/plural.ts';

export const parts = 'Rubriques de ton profil';
export const back = 'Retour à ton profil';

export const you = 'Toi';
export const reminders = 'Rappels';
export const remindersText = 'Quand on te dit quoi manger d’abord, et où.';
export const kitchens = 'Tes cuisines';
export const kitchensText = 'Là où tu partages la nourriture avec d’autres.';
export const privacy = 'Confidentialité';
export const privacyText = 'Qui voit quoi de toi, et ce qui est gardé.';
export const devices = 'Appareils';
export const devicesText = 'Où ta session est ouverte, et ce qui est arrivé à ton compte.';
export const programs = 'Programmes';
export const programsText = 'D’autres programmes peuvent regarder dans tes cuisines ou y aider.';
export const data = 'Tes données';
export const dataText = 'Une copie de tout ce qui est à toi, ou tout effacer.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Pas encore';
export const severalKitchens = ({ count }: { count: number }) =>
  plural(count, { one: `${count} cuisine`, other: `${count} cuisines` });
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Personne ne voit ton adresse e-mail',
  'signed-in': 'Les personnes connectées voient ton adresse e-mail',
  everybody: 'Tout le monde voit ton adresse e-mail',
};
export const copyOrDelete = 'Télécharger une copie, ou supprimer ton compte';
