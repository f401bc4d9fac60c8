export const pageTitle = 'Questions fréquentes';
export const pageDescription =
  'Ce que coûte Crisper, qui voit tes aliments, quand ils périment bientôt, et sept autres réponses.';
export const heading = 'Questions fréquentes';
export const introduction =
  'Il y en a dix, avec des réponses courtes : ce que ça coûte, qui voit quoi, et à partir de quand c’est périmé.';
export const askUs = 'Poser une autre question';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'Que fait Crisper ?',
    answer: [
      'Il retient les dates à ta place. Ajoute ce qui entre dans le frigo, avec sa catégorie, sa quantité, sa photo et sa date ; Crisper compte les jours, montre ce qui est frais, ce qui périme bientôt et ce qui est périmé, et ta vue d’ensemble dit quoi manger d’abord. Cela marche pour tout ce qui a une date, même la crème solaire et les piles.',
    ],
  },
  {
    title: 'Crisper est-il gratuit ?',
    answer: [
      'Oui, entièrement. Pas de formule payante, pas d’essai qui se termine. Il faut un compte pour ajouter des choses, voir ton tableau de bord et réserver une séance ; pour regarder et lire, aucun.',
    ],
  },
  {
    title: 'Ai-je besoin d’internet ?',
    answer: [
      'Pour te connecter et ouvrir Crisper la première fois, oui, et pour le frigo ouvert. Tes aliments sont sur le serveur, pour que tout le monde dans la cuisine voie la même étagère, de n’importe quel téléphone ou ordinateur. Tes propres cuisines, elles, continuent sans internet.',
    ],
  },
  {
    title: 'Ça marche hors ligne ?',
    answer: [
      'Oui. Les supermarchés ont des murs épais et les caves aucun réseau, alors ton navigateur garde tes cuisines avec leurs aliments et leurs listes de courses. Continue à manger, cocher et ajouter ; ce que tu as fait est envoyé dès que le réseau revient. Pour que Crisper lui-même s’ouvre sans réseau, son adresse doit commencer par https.',
    ],
  },
  {
    title: 'À partir de quand est-ce « bientôt périmé » ?',
    answer: [
      'Quand la date est aujourd’hui ou dans les cinq jours. Un aliment est bon tout le jour imprimé dessus : il devient périmé à minuit après ce jour, et pas avant. Ce qui n’a pas de date n’est jamais signalé.',
    ],
  },
  {
    title: 'Qui voit ce que j’ajoute ?',
    answer: [
      'Ce que tu mets dans une cuisine à toi : les gens qui y sont et personne d’autre, sauf si l’un d’eux y laisse regarder un programme ou transmet un lien vers une liste de courses. Ce que tu mets dans le ',
      link.fridge('frigo ouvert'),
      ' : tout le monde, car on peut l’ouvrir sans compte. On y lit ton nom sous « Ajouté par » ; les personnes connectées y lisent ton adresse e-mail, sauf si tu choisis autre chose dans ',
      link.profile('ton profil'),
      '. La note que tu écris sur un aliment n’est qu’à toi, où qu’il soit. Alors ne mets rien de personnel dans les noms, les photos et les descriptions de ce qui est public.',
    ],
  },
  {
    title: 'Peut-on l’utiliser à plusieurs dans une cuisine partagée ?',
    answer: [
      'C’est pour cela qu’il est né. Crée une cuisine et envoie son lien aux autres. Chaque personne se connecte avec son propre compte, ajoute ce qu’elle achète, et tout le monde voit la même étagère, avec un nom à côté de ce qui est à quelqu’un. Nos articles sur les ',
      link.sharedKitchenArticles('cuisines partagées'),
      ' donnent les règles de la maison qui vont avec.',
    ],
  },
  {
    title: 'Quelqu’un d’autre peut-il modifier ou supprimer mes aliments ?',
    answer: [
      'Dans le frigo ouvert, non : les autres peuvent regarder, mais seul le compte qui a ajouté un aliment peut le modifier ou le supprimer, et ce que tu proposes, on peut le prendre. Dans une cuisine, oui : ses membres gèrent une étagère ensemble, donc chacun peut modifier, finir ou retirer ce qui s’y trouve, et les invités peuvent seulement regarder. Si quelqu’un finit ce qui est à toi, la cloche te dit qui. Ta note reste à toi partout. Le serveur vérifie tout cela chaque fois, quoi qu’en dise la page devant lui.',
    ],
  },
  {
    title: 'J’ai oublié mon mot de passe. Que faire ?',
    answer: [
      'Demande un lien pour en choisir un nouveau sur la ',
      link.passwordReset('page du mot de passe oublié'),
      '. Si ton compte vient de Google, tu n’as pas besoin de mot de passe ici : choisis Google sur la ',
      link.login('page de connexion'),
      '.',
    ],
  },
  {
    title: 'Comment demander une fonctionnalité ?',
    answer: [
      'Par la page ',
      link.contact('Contact'),
      '. Raconte ce que tu essayais de faire dans ta cuisine plutôt que le bouton que tu aimerais ; l’histoire d’un mardi compliqué nous en dit plus qu’un croquis.',
    ],
  },
];
