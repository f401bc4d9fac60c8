import { plural } from '#fr/plural.ts';

export const heading = 'Inviter quelqu’un';
export const as = 'Rôle';
export const uses = 'Pour combien de personnes';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: `${count} personne`, other: `Jusqu’à ${count} personnes` });
export const makeLink = 'Créer un lien';
export const makingLink = 'Création du lien…';
export const linkMeaning = ({ days }: { days: number }) =>
  `Il marche ${days} jours, et tu peux le désactiver à tout moment.`;

export const holdCamera = 'À scanner avec un téléphone';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR code de l’invitation dans « ${kitchen} », le même que le lien ci-dessous`;
export const enlarge = 'Agrandir le code';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `jusqu’au ${date} · pour ${count} personne, rôle : ${role}`,
    other: `jusqu’au ${date} · pour ${count} personnes, rôle : ${role}`,
  });
export const link = 'Le lien';
export const linkHint = 'Il n’est montré que maintenant. Si tu le perds, crées-en un autre.';
export const share = 'Partager le lien';
export const shareText = ({ kitchen }: { kitchen: string }) => `Viens dans notre cuisine : ${kitchen}`;
export const copy = 'Copier le lien';
export const copied = 'Lien copié.';
export const copyFailed =
  'Ton navigateur ne nous laisse pas copier. Sélectionne le lien et copie-le toi-même.';
export const another = 'Créer un autre lien';

export const byMail = 'Par e-mail';
export const byMailText = 'Pour une personne : le lien ne marche qu’avec un compte à cette adresse e-mail.';
export const email = 'Son adresse e-mail';
export const send = 'Envoyer l’invitation';
export const sending = 'Envoi…';
export const mailed = ({ email: to }: { email: string }) => `L’invitation est en route pour ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `L’e-mail n’a pas pu partir. Transmets le lien toi-même ; il ne marche que pour ${to}.`;
export const noMail =
  'Ce Crisper n’envoie pas d’e-mails, donc pas d’invitations non plus. Crée un lien et transmets-le toi-même.';

export const open = 'Invitations ouvertes';
export const openText = 'Toute personne qui a l’un de ces liens peut encore entrer.';
export const openFailed = 'Impossible de charger les invitations ouvertes';
export const linkFor = ({ role }: { role: string }) => `Lien, rôle : ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `E-mail à ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `jusqu’au ${date}, par ${name}`,
    other: `utilisé ${used} fois sur ${of}, jusqu’au ${date}, par ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Désactiver',
  unseen(` : ${which}`),
];
export const endThisLink = 'Désactiver ce lien';
export const ended = 'Le lien ne marche plus.';
