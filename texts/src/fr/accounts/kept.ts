interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Ce qui est gardé sur toi';
export const keptIntroduction = 'Dans la base de données de ce Crisper, et nulle part ailleurs.';
export const kept = [
  'Ton nom, ton adresse e-mail, ton fuseau horaire, et ta photo si tu en as choisi une.',
  'Tes aliments avec leur historique, tes notes, tes photos et tes mesures.',
  'Quand tu veux tes rappels, et les séances que tu as demandées.',
  'Le navigateur et l’adresse IP de chaque connexion et de chaque changement de ton compte, pendant 90 jours.',
] as const;
export const notKept = 'Il n’y a pas de publicité, et rien qui te compte ou te suive.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('La politique de confidentialité'),
  ' dit tout en détail. ',
  data('Tes données'),
  ' : une copie de tout, et de quoi tout supprimer.',
];

export const hereHeading = 'Ce que garde ce navigateur';
export const hereIntroduction = 'Pour que ta session reste ouverte, et tes cuisines à portée de main.';
export const here = [
  'Le fait que ta session est ouverte, et sur quel compte.',
  'Tes cuisines avec leurs aliments, et ce que tu y as fait qui n’est pas encore envoyé.',
  'Tes derniers choix, comme clair ou sombre, et ce que tu as écrit sans l’envoyer.',
] as const;
export const pagesHere = 'Les pages de Crisper, pour qu’elles s’ouvrent sans réseau.';
export const noPagesHere = 'Pas les pages de Crisper : sans réseau, elles ne s’ouvrent pas.';
export const amountHere = ({ amount }: { amount: string }) => `Environ ${amount} en tout.`;
export const untilLogout = 'La déconnexion efface tout cela.';
