import { plural } from '#fr/plural.ts';

export const heading = 'Parles-en avec nos spécialistes';
export const introduction = 'Une demi-heure sur ta cuisine, avec quelqu’un qui a vu pire que ton frigo.';
export const solheimSpecialty = 'Nutrition et sécurité des aliments';
export const solheimBio =
  'A dirigé le service de sécurité alimentaire d’un hôpital pour enfants. Elle t’explique ce que veut dire la date sur l’emballage, et quand croire plutôt ton nez.';
export const oyelaranSpecialty = 'Cuisine zéro déchet';
export const oyelaranBio =
  'A cuisiné dans des restaurants qui pèsent leurs poubelles chaque soir. D’une photo de ton frigo, il tire cinq dîners et une courte liste.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} an d’expérience`, other: `${years} ans d’expérience` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' sur 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Réserver',
  unseen(` une séance avec ${name}`),
];
export const bookAny = 'Réserver une séance';

export const testimonials = 'Ce qu’on en dit';
export const stars = ({ count }: { count: number }) =>
  plural(count, { one: `${count} étoile sur 5`, other: `${count} étoiles sur 5` });
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '« Notre coloc possédait quatre pots de pesto ouverts. Il n’y en a plus qu’un, et tout le monde sait à qui il est. »';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'partage une cuisine à quatre';
export const darioQuote =
  '« Je cuisine pour cinq et je fais les courses le samedi. Maintenant, la liste de ce qui presse, c’est tout le menu. »';
export const darioAuthor = 'Dario';
export const darioRole = 'père de trois enfants';
export const sunnivaQuote =
  '« Il m’a fallu une semaine pour prendre le pli de tout ajouter. Depuis, j’ai jeté un concombre. »';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'vit seule, voyage beaucoup';
export const kwameQuote =
  '« On l’a mis sur une tablette à côté du frigo du bureau. Le grand tri du vendredi, avec ses étiquettes et ses disputes, c’est fini. »';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'gère les bureaux d’une PME';
export const leonieQuote =
  '« Ma mère oublie ce qu’elle a ouvert. À deux cents kilomètres de là, je regarde son étagère et je l’appelle pour le poisson. »';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'veille sur deux cuisines';
export const petrQuote =
  '« Une demi-heure avec Mateo, et j’ai arrêté d’acheter la salade en sachet. Rien que pour ça, ça valait le coup. »';
export const petrAuthor = 'Petr';
export const petrRole = 'a pris une séance au printemps';

export const loginRequired = 'Connexion nécessaire';
export const loginRequiredText = 'Connecte-toi pour réserver une séance.';
export const login = 'Se connecter';
export const alreadyRequested = 'Déjà demandé';
export const notSent = 'Pas envoyé';
export const requested = 'Demande envoyée !';
export const kept = 'Demande gardée';
export const requestedByMail = ({ name }: { name: string }) =>
  `Notre équipe te contacte bientôt pour fixer ta séance avec ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Ta demande de séance avec ${name} est gardée pour les personnes qui gèrent ce Crisper. Il n’envoie pas d’e-mails, donc c’est à elles de la trouver ; elle est aussi dans ton profil.`;
