export const pageTitle = 'À propos';
export const pageDescription =
  'Pourquoi on a commencé Crisper en 2025, ce qu’on veut changer, et les trois principes qui nous guident.';
export const heading = 'Tout a commencé par un sachet d’épinards dont plus personne ne se souvenait';
export const introduction =
  'Crisper est un petit outil avec une idée têtue : presque tout ce qu’on jette était parfaitement bon le jour où on l’a oublié.';

export const missionHeading = 'Notre mission';
export const mission = 'Aider à sauver de la nourriture, du temps et la planète, un frigo après l’autre.';
export const missionReason =
  'Les foyers jettent plus de nourriture que les magasins et les restaurants réunis. Personne ne le fait exprès. Elle glisse derrière le lait, sa date passe un mercredi chargé, et l’eau, le carburant et le travail qu’elle a demandés partent avec le sac-poubelle. On veut que la date te trouve avant.';

export const storyHeading = 'Notre histoire';
export const storyPicture = 'La première version : du papier, un aimant, et un stylo qui devait rester là.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'On a commencé en ',
  year('2025'),
  ', dans un appartement où quatre personnes partageaient un frigo, et aucune liste.',
];
export const storyInventory =
  'Un dimanche, on l’a vidé sur la table de la cuisine. Trois pots ouverts du même pesto. Deux sachets d’épinards, dont un liquide. Un morceau de fromage acheté, aimé, puis perdu. On a fait le compte au dos d’un ticket de caisse : c’était le prix d’un week-end ailleurs.';
export const storyPaper =
  'Le premier Crisper était une feuille sur la porte du frigo, avec une colonne pour la date. Il a marché neuf jours, jusqu’à ce que le stylo disparaisse. Alors on a mis la feuille là où aucun stylo ne disparaît, et on lui a donné une cloche.';
export const storyToday =
  'Depuis, c’est devenu une appli pour toutes les maisons et toutes les cuisines partagées, avec un tableau de bord, des notifications et un journal de ce qu’on a appris sur la conservation. La colonne pour la date en est toujours le cœur.';

export const principlesHeading = 'Nos principes';
export const principles = [
  {
    title: 'L’utile avant le malin',
    text: 'Une date, un compte à rebours et un petit rappel au bon moment sauvent plus de nourriture que n’importe quel gadget. On fait d’abord la chose simple, et elle doit marcher sur le téléphone, dans ta main mouillée.',
  },
  {
    title: 'Sans culpabiliser',
    text: 'Tout le monde jette quelque chose. Crisper montre ce qui peut encore être sauvé ce soir, et compte le reste sans un mot de reproche.',
  },
  {
    title: 'Partagé quand ça aide, privé quand ça compte',
    text: 'Une cuisine marche quand tout le monde y voit l’étagère, et que personne d’autre n’a à la voir. Le frigo ouvert est ouvert à tout le monde, même de passage. Tes notes ne sont qu’à toi, et on ne vend à personne ce qu’on sait.',
  },
];

export const joinHeading = 'Commence par ce qui t’inspire le moins confiance dans ton frigo';
export const joinText =
  'Ajoute-le maintenant. Ça n’engage à rien de plus ; le reste vient souvent tout seul.';
export const join = 'Rejoindre le mouvement';
