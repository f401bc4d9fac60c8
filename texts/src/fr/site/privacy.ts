export const pageTitle = 'Politique de confidentialité';
export const pageDescription =
  'Ce que Crisper garde sur toi, qui peut le voir, et comment le copier, le corriger ou le supprimer.';
export const heading = 'Politique de confidentialité';
export const lead =
  'Ce que nous gardons, pourquoi, qui d’autre peut le voir, et comment nous le faire oublier. Écrit pour être lu. Ceci est une traduction ; seul le texte anglais fait foi.';
export const lastUpdated = ({ date }: { date: string }) => `Dernière mise à jour : ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'aujourd’hui';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Ce que nous recueillons';
export const collectLead = 'Seulement ce dont l’appli a besoin pour marcher :';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Ton compte :'),
  ' nom et adresse e-mail, fuseau horaire, et l’URL d’une photo de profil si tu en donnes une. Si tu choisis un mot de passe, nous en gardons une empreinte à sens unique, jamais le mot de passe lui-même.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Tes aliments :'),
  ' ce que tu ajoutes, avec dates, catégories, quantités, images et descriptions, et les notes privées que tu y écris ; ce que c’est devenu, et quand ; prix, listes de courses, recettes, repas prévus et le nom que ta cuisine donne à un produit. Les photos sont enregistrées sans le lieu ni l’appareil que le téléphone y inscrit.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Tes mesures :'),
  ' taille, poids, âge et sexe, si tu appuies sur « Suivre mes progrès » dans le calcul de l’IMC, jusqu’à ce que tu les supprimes.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Ce que tu nous demandes :'),
  ' les messages de la page de contact avec ton nom et ton adresse e-mail, les séances que tu réserves, quand tu veux des rappels et sur quels appareils, dans quel agenda ou par quel sujet ntfy, les clés de tes programmes et quand chacune a servi pour la dernière fois, les URL que tes cuisines préviennent de ce qui se passe, et pour la lettre de la semaine ton adresse e-mail et ton fuseau horaire, jusqu’à ton désabonnement.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Données d’utilisation :'),
  ' les activités de ton propre compte, comme ajouter ou modifier un aliment, quelles notifications tu as vues, et ce que notre serveur doit consigner pour tenir debout et empêcher les abus.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Informations sur l’appareil :'),
  ' le type de navigateur, l’adresse IP et le fuseau horaire qu’il envoie, pour qu’« aujourd’hui » soit ton aujourd’hui. À chaque connexion et à chaque changement de ton compte, nous gardons navigateur et adresse IP pendant 90 jours, pour que tu puisses les consulter dans ton profil.',
];
export const browserStorage =
  'Ton navigateur garde un jeton d’accès de courte durée dans son stockage local et un cookie qui le renouvelle, pour que ta session reste ouverte ; un cookie qui te montre les images de tes cuisines ; un cookie auquel nous reconnaissons un navigateur où tu as déjà ouvert une session ; tes derniers choix ou ce que tu as écrit en dernier, comme clair ou sombre ; et, tant que ta session est ouverte, ton nom, tes cuisines avec leurs aliments et ce que tu y as fait, pour qu’elles s’ouvrent sans réseau. La déconnexion efface tout cela. Une tablette qui montre ta cuisine garde la clé avec laquelle elle a été ouverte. Il n’y a ni cookies publicitaires ni traceurs d’autres sociétés.';

export const useHeading = 'À quoi cela nous sert';
export const ourUse =
  'À montrer tes aliments et compter leurs jours, à te prévenir avant qu’ils périment, à te laisser te connecter et garder ta session ouverte, à te répondre quand tu écris, et à trouver ce qui a cassé. Nous n’établissons pas de profils publicitaires, et ce que tu manges ne décide de rien d’autre que de ce que montre ton tableau de bord.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Ce que voient les autres :'),
  ' les gens d’une de tes cuisines voient ses aliments, qui les a ajoutés et ce que chaque personne en a fait, ton nom et ta photo, et ton adresse e-mail seulement si tu la montres à tout le monde. Ils voient aussi ses listes de courses, ses recettes et ses repas prévus ; qui reçoit d’un membre un lien vers une liste voit cette liste et le nom de ce membre, pendant deux jours au plus. Ce qui est dans le frigo ouvert est public : toute personne qui ouvre la page Frigo voit le nom, l’image, la catégorie, la quantité, la description et les dates d’un aliment, avec ou sans compte. Sous « Ajouté par », on lit ton nom, et les personnes connectées ton adresse e-mail, sauf si tu choisis autre chose dans ton profil. Tes notes, tes notifications, la liste de tes activités et tes mesures ne sont montrées qu’à toi.',
];

export const sharingHeading = 'Partage';
export const sharingLead =
  'Nous ne vendons tes données à personne, pour aucun usage. Nous pouvons en partager la part nécessaire avec :';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('des prestataires'),
  ' qui font tourner le serveur, acheminent nos e-mails ou, quand tu le choisis, te connectent avec Google, et qui ne peuvent utiliser les données que pour cette tâche ;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('les autorités légales'),
  ', quand la loi ne nous laisse pas le choix, et alors pas plus qu’elle ne demande ;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('les sociétés liées'),
  ' à Crisper, tenues par cette même politique.',
];
export const linkedPictures =
  'Là où les personnes qui gèrent ce Crisper l’ont activé, le numéro d’un produit que tu scannes est cherché dans Open Food Facts, par notre serveur et sans un mot sur toi. Si tu nous donnes l’adresse d’une page web avec une recette, notre serveur lit cette page pour toi : l’autre site n’apprend ni ton adresse IP ni qui a demandé. On peut afficher par un lien des images d’autres sites. Ton navigateur les charge de là-bas : l’autre site voit donc ton adresse IP, mais pas laquelle de nos pages tu regardais.';
export const programs =
  'D’autres programmes n’apprennent quelque chose de tes aliments que si une personne les laisse entrer. Qui a une clé que tu as créée pour un programme, une tablette ou un assistant lit ce à quoi elle sert, et le modifie si tu l’as permis, jusqu’à ce que la clé expire ou que tu l’arrêtes ; un assistant transmet ce qu’il lit à qui le fait tourner. Qui a l’URL de ton agenda lit tes dates, jusqu’à ce que tu la désactives ou en crées une autre. Un webhook d’une cuisine, que chacun de ses membres peut mettre en place, envoie ce qui est ajouté, ce qui change, ce qui est parti, ce qui presse et ce qui se passe sur les listes de courses à l’URL choisie, sans noms de personnes, et s’arrête quand ce membre s’en va. Un rappel par ntfy passe en clair par le serveur de son sujet ; une notification sur ton téléphone passe par l’éditeur de ton navigateur, chiffrée, de sorte qu’il ne peut pas la lire.';
export const broughtFiles =
  'La plupart des fichiers d’aliments que tu apportes sont lus sur ton appareil, et nous ne recevons que ce que tu ajoutes. La base de données d’un autre programme est lue par notre serveur et supprimée dès que c’est fait ; les comptes et les mots de passe qu’elle contient ne sont pas lus.';

export const securityHeading = 'Sécurité';
export const security =
  'Tes données se trouvent dans la base de données du Crisper que tu utilises. Les mots de passe sont hachés avec Argon2id, les jetons d’accès des navigateurs expirent au bout de dix minutes, des clés de programmes nous ne gardons qu’une empreinte à sens unique, et chaque changement d’un aliment est vérifié sur le serveur : d’après le compte qui l’a ajouté, ou dans une cuisine d’après les gens qui y sont. La déconnexion ferme la session là aussi, pas seulement dans ton navigateur. Aucun système n’est à l’abri d’une défaillance : si une fuite touche un jour tes données, nous te dirons ce qui s’est passé et quoi faire.';

export const rightsHeading = 'Tes droits';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Tu peux ',
  strong('consulter'),
  ' tout ce que nous gardons sur toi, ',
  strong('corriger'),
  ' ce qui est faux et ',
  strong('supprimer'),
  ' ce que tu ne veux plus voir gardé. Tu peux tout faire toi-même, tout de suite : aliments, notes et mesures sur leurs pages, ton nom et ta photo dans ton profil. ',
  yourData('Télécharger mes données'),
  ' s’y trouve aussi, tout comme ',
  deleteAccount('Supprimer le compte'),
  ', qui emporte tout ce que le compte contient ; seules les sauvegardes d’avant l’ont encore, jusqu’à leur remplacement.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Pour tout le reste, par exemple un message que tu nous as envoyé un jour, ou si les boutons ne suffisent pas, écris à ',
  email,
  ' depuis l’adresse e-mail de ton inscription.',
];

export const changesHeading = 'Changements de cette politique';
export const changes =
  'Quand le logiciel change ce qu’il garde, cette page change avec lui, et la date en haut te dit si ta lecture est à jour. Si un changement touche à tes droits, nous l’annonçons ici avant qu’il prenne effet.';

export const contactHeading = 'Protection des données (DPO)';
export const contact = <T>({ email }: { email: T }) => [
  'Les questions, demandes et plaintes au sujet de tes données vont à notre DPO (protection des données), à l’adresse ',
  email,
  '. Une personne les lit et répond sous 30 jours.',
];
