import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profil enregistré !';
export const updateFailedToast = ({ reason }: { reason: string }) => `Profil pas enregistré : ${reason}`;

export const details = 'Profil';
export const fullName = 'Nom complet';
export const noName = 'Sans nom';
export const createdOn = 'Compte créé le';
export const status = 'État du compte';
export const active = 'Actif';
export const edit = 'Modifier le profil';
export const editForm = 'Modifier le profil';
export const pictureUrl = 'URL de la photo de profil';
export const takePhoto = 'Prendre une photo';
export const choosePhoto = 'Choisir une photo';
export const uploading = 'Envoi…';
export const saveChanges = 'Enregistrer';

export const passwordHeading = 'Mot de passe';
export const passwordIntroduction =
  'Le changer ferme tes sessions partout ailleurs et désactive ton adresse d’agenda.';
export const noPasswordIntroduction =
  'Tu te connectes par un autre fournisseur. Avec un mot de passe, tu peux aussi te connecter sans lui.';
export const passwordForm = 'Changer le mot de passe';
export const currentPassword = 'Mot de passe actuel';
export const changePassword = 'Changer le mot de passe';
export const setPassword = 'Choisir un mot de passe';
export const passwordChangedToast = 'Mot de passe changé. Partout ailleurs, tes sessions sont fermées.';
export const passwordNotChangedTitle = 'Mot de passe pas changé';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Demande ',
  link('un lien par e-mail'),
  ' pour le changer.',
];

export const timeZone = 'Fuseau horaire';
export const timeZoneIntroduction =
  'Décide quel jour on est pour toi quand ton navigateur ne le dit pas, par exemple dans les rappels et les scripts qui utilisent ton compte.';
export const sameTimeZone = 'Le même que ton navigateur.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Ton navigateur indique ${zone}.`;
export const saveTimeZone = 'Enregistrer le fuseau';

export const privacy = 'Ton adresse e-mail';
export const privacyIntroduction =
  'Tes aliments sont dans le frigo ouvert ; ton adresse e-mail n’a pas à y être.';
export const whoSeesEmail = 'Qui voit ton adresse e-mail à côté de tes aliments ?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Personne',
  'signed-in': 'Les personnes connectées',
  everybody: 'Tout le monde',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Tout le monde voit ton nom : ${name}.`,
  'signed-in': ({ email, name }) =>
    `Elles voient ${email}. Les personnes de passage voient ton nom : ${name}.`,
  everybody: ({ email }) => `Les gens de tes cuisines voient ${email}, et tout le web avec eux.`,
};
export const savePrivacy = 'Enregistrer';

export const devicesHeading = 'Tous les appareils';
export const devicesIntroduction =
  'Téléphone perdu, ou session restée ouverte chez des amis ? Ceci ferme toutes tes sessions, celle-ci aussi, et désactive ton adresse d’agenda.';
export const logoutEverywhere = 'Se déconnecter partout';
export const logoutTitle = 'Vraiment partout ?';
export const logoutQuestion = 'Veux-tu te déconnecter sur tous tes appareils ?';
export const logoutFailedTitle = 'Erreur';
export const logoutFailed = 'La déconnexion n’a pas marché. Réessaie.';
export const loggedOutTitle = 'C’est fait';
export const loggedOut = 'Tes sessions sont fermées sur tous tes appareils';

export const eventsHeading = 'Activité du compte';
export const eventsIntroduction =
  'Qui est entré, d’où, et ce qui a changé. Si quelque chose ne vient pas de toi, change ton mot de passe et déconnecte-toi partout.';
export const eventsFailed = 'Impossible de charger l’activité du compte';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Connexion',
  'signed-out-everywhere': 'Déconnexion partout',
  'password-changed': 'Mot de passe changé',
  'password-reset': 'Mot de passe réinitialisé par e-mail',
  'profile-changed': 'Profil modifié',
  'calendar-address-made': 'Adresse d’agenda créée',
  'calendar-address-ended': 'Adresse d’agenda désactivée',
  'key-made': 'Clé de programme créée',
  'key-ended': 'Clé de programme désactivée',
  'keys-ended': 'Clés de programmes désactivées',
};

export const exportHeading = 'Une copie pour toi';
export const exportIntroduction =
  'Tout ce qu’il y a dans ton compte, dans un fichier JSON : profil, aliments avec leurs notes, activités, mesures, séances, rappels, activité du compte, et des liens vers tes photos.';
export const downloadData = 'Télécharger mes données';

export const deleteAccount = 'Supprimer le compte';
export const deleteIntroduction = 'Tes aliments, notes, photos et mesures partent avec lui, pour de bon.';
export const deleteTitle = 'Supprimer ton compte ?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'Le compte de ',
  email,
  ' et tout ce qu’il contient seront supprimés. Personne ne pourra les faire revenir.',
];
export const deletePassword = 'Ton mot de passe, pour confirmer que c’est toi';
export const deleteForGood = 'Supprimer pour de bon';
export const deletedTitle = 'Compte supprimé';
export const deleted = 'Ton compte et tout ce qu’il contenait ont disparu. Merci pour ce bout de chemin.';
