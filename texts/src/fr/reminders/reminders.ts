import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Quand et comment';
export const introduction =
  'Ce qu’il faut manger d’abord, en un seul e-mail ou une seule notification, jamais vides.';
export const noMail =
  'Ce Crisper n’envoie pas d’e-mails, donc pas de rappels. Un sujet ntfy, plus bas, en reçoit quand même. Ce qu’il y a à manger est sous la cloche, et dans ton agenda si tu le relies plus bas.';
export const loadFailed = 'Impossible de charger tes rappels';

export const mode = 'Me le rappeler';
export const modeName: Record<ReminderMode, string> = {
  off: 'Jamais',
  daily: 'Chaque jour où il y a quelque chose à dire',
  due: 'Seulement les jours où il y a quelque chose à manger',
};
export const hour = 'À';
export const hourHint = ({ timeZone }: { timeZone: string }) =>
  `À l’heure de ton fuseau horaire, ${timeZone}.`;
/** Where notices are shown on a device. */
export const kinds = 'Le sujet des notifications';
export const tellsTaken = 'Me dire aussi quand d’autres finissent ce qui est à moi';
export const alsoMail = ({ email }: { email: string }) => `Envoyer aussi l’e-mail, à ${email}`;
export const save = 'Enregistrer les rappels';
export const stoppedToast = 'Plus de rappels.';
export const noMailToast = 'Enregistré, mais ce Crisper n’envoie pas d’e-mails.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Les rappels arrivent à ${time} à l’adresse ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Les notifications arrivent à ${time} sur tes appareils.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Les rappels arrivent à ${time} par ntfy.`;
export const confirmEmailToast = 'Enregistré. Il reste à confirmer ton adresse e-mail.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} n’est pas encore une adresse confirmée. Les rappels viendront quand tu auras ouvert le lien d’un e-mail qu’on y envoie.`;
export const proofMailed = ({ email }: { email: string }) =>
  `On a envoyé un e-mail à ${email}. Ouvre son lien pour confirmer l’adresse ; d’ici là, pas de rappels. Regarde aussi dans les spams.`;
export const sendProof = 'Envoyer l’e-mail';
export const sendProofAgain = 'Renvoyer';
export const proofSentToast = ({ email }: { email: string }) => `On a envoyé un e-mail à ${email}.`;

export const confirmPageTitle = 'Confirmer ton adresse e-mail';
export const confirmPageDescription = 'Confirme que cette adresse e-mail est à toi.';
export const confirmTitle = 'Cette adresse e-mail est à toi ?';
export const confirmLead = 'Confirme-la, et les e-mails que tu as demandés dans ton profil y arriveront.';
export const confirm = 'Oui, elle est à moi';
export const confirmedTitle = 'Ton adresse e-mail est confirmée';
export const confirmedLead =
  'Les rappels arrivent comme tu l’as choisi dans ton profil. Chacun a un lien pour les arrêter.';
export const confirmExpiredTitle = 'Ce lien a déjà servi ou a expiré';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Ton profil'),
  ' dit si ton adresse e-mail est confirmée, et sinon t’envoie un nouveau lien.',
];

export const stopPageTitle = 'Arrêter les rappels';
export const stopPageDescription = 'Arrêter les e-mails sur tes aliments.';
export const stopTitle = 'Plus de rappels ?';
export const stopLead =
  'Plus d’e-mails sur ce qui périme. Tes aliments et ton compte restent comme ils sont.';
export const stop = 'Arrêter les rappels';
export const stoppedTitle = 'Les rappels sont arrêtés';
export const stoppedLead = 'S’ils te manquent, ton profil les fait revenir.';
