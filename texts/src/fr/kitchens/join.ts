import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Rejoindre une cuisine';
export const pageDescription = 'Une invitation dans la cuisine de quelqu’un.';
export const loading = 'On regarde ton invitation…';
export const loadFailed = 'Impossible de charger l’invitation';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} t’invite dans « ${kitchen} »`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Tu entres comme membre : tu vois tout, et tu peux tout faire avec les aliments.',
  guest: 'Tu entres en visite : tu peux regarder, pas toucher.',
};
export const seen = 'Les autres voient ton nom et ta photo.';
export const validUntil = ({ date }: { date: string }) => `L’invitation vaut jusqu’au ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Elle n’est que pour ${email}.`;

export const join = 'Rejoindre la cuisine';
export const joining = 'Un instant…';
export const registerAndJoin = 'Créer un compte et rejoindre';
export const logInAndJoin = 'Se connecter et rejoindre';
export const notNow = 'Pas maintenant';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Tu es déjà dans « ${kitchen} »`;
export const memberAlreadyText = 'L’invitation reste ouverte pour les autres.';
export const open = 'Ouvrir la cuisine';

export const goToKitchens = 'Aller à mes cuisines';
export const goHome = 'Aller à Crisper';

export const brokenTitle = 'Le lien est incomplet';
export const brokenText =
  'Un message l’a peut-être coupé. Copie le lien en entier, jusqu’à la dernière lettre, ou demande qu’on te le renvoie.';
export const endedTitle = 'Cette invitation est annulée';
export const endedText =
  'Quelqu’un de la cuisine l’a annulée, ou une lettre du lien est fausse. Si tu dois entrer, demande un nouveau lien.';
export const expiredTitle = 'Cette invitation a expiré';
export const expiredText =
  'Une invitation vaut sept jours. Demandes-en une nouvelle ; ça ne prend qu’un instant.';
export const usedUpTitle = 'Cette invitation a déjà servi';
export const usedUpText = 'Elle a fait entrer autant de personnes que prévu. Demandes-en une nouvelle.';
export const otherEmailTitle = 'Cette invitation est pour quelqu’un d’autre';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Elle est pour ${email}, et ton compte ici est ${own}. Connecte-toi avec l’autre adresse, ou demande une invitation à ton nom.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Elle n’est pas pour ${own}, ton compte ici. Connecte-toi avec l’autre adresse, ou demande une invitation à ton nom.`;
export const switchAccount = 'Changer de compte';
export const switchFailed = 'La déconnexion a échoué. Réessaie.';
export const needsProofTitle = 'Encore une étape : c’est bien ton adresse ?';
export const needsProofText = ({ own }: { own: string }) =>
  `L’invitation a été envoyée à ${own}. Pour que personne d’autre ne s’en serve, on y envoie un e-mail. Ouvre son lien, puis reviens ici.`;
export const sendProof = 'M’envoyer l’e-mail';
export const proofSent = ({ own }: { own: string }) => `L’e-mail est en route pour ${own}.`;
export const tryAgain = 'C’est fait, j’entre';
export const tooManyKitchensTitle = 'Tu es déjà dans beaucoup de cuisines';
export const tooManyKitchensText =
  'Vingt par personne, c’est le maximum. Quittes-en une, puis rouvre l’invitation.';
export const tooManyPeopleTitle = 'Cette cuisine est pleine';
export const tooManyPeopleText =
  'Elle ne peut pas accueillir plus de monde. Quelqu’un doit d’abord faire de la place.';
