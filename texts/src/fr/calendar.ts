import { locale } from './locale.ts';

export const heading = 'Agenda';
export const introduction =
  'Toutes les dates de tes aliments, dans l’agenda que tu utilises déjà. Avec l’adresse, n’importe qui peut lire ces dates : garde-la pour toi.';
export const loadFailed = 'Impossible de charger ton adresse d’agenda';

export const address = 'Ton adresse d’agenda';
export const addressHint =
  'Ajoute-la à ton agenda, comme abonnement par URL. Elle ne s’affiche que maintenant ; si tu la perds, crées-en une autre.';
export const copyAddress = 'Copier l’adresse';
export const copiedToast = 'Adresse copiée.';
export const copyFailedToast = 'Ton navigateur ne nous laisse pas copier. Sélectionne l’adresse et copie-la.';
export const openInProgram = 'Ouvrir dans mon agenda';

export const madeOn = ({ date }: { date: string }) =>
  `Tu as une adresse depuis le ${date}. On ne peut plus l’afficher.`;
export const endedOn = ({ date }: { date: string }) =>
  `Ton ancienne adresse ne marche plus depuis le ${date}, car tu as changé de mot de passe ou fermé toutes tes sessions. Les agendas qui l’utilisent ne reçoivent plus rien ; crée-leur une nouvelle adresse.`;
export const makeAddress = 'Créer une adresse';
export const makeNewAddress = 'Créer une nouvelle adresse';
export const turnOff = 'Désactiver';

export const renewTitle = 'Créer une nouvelle adresse ?';
export const renewWarning = 'Les agendas qui utilisent l’ancienne ne recevront plus tes dates.';
export const renewConfirm = 'En créer une';
export const revokeTitle = 'Désactiver l’adresse ?';
export const revokeWarning = 'Les agendas qui l’utilisent ne recevront plus tes dates.';
export const revokedToast = 'L’adresse d’agenda ne marche plus.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Dernier jour à peu près : ${title}` : `Dernier jour : ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, quantité : ${quantity.toLocaleString(locale)}${isUseBy ? '. Ne plus manger après ce jour.' : ''}`;
