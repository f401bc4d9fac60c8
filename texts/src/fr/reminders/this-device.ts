export const heading = 'Notifications sur cet appareil';
export const stateText = {
  on: 'Ce qu’il y a à manger s’affiche ici, à ton heure, à la place de l’e-mail.',
  off: 'Ce qu’il y a à manger peut s’afficher ici plutôt que par e-mail, à ton heure, même quand Crisper n’est pas ouvert.',
  insecure:
    'Les navigateurs n’affichent que les notifications des pages qui commencent par https://, et ce n’est pas le cas ici.',
  'not-installed':
    'Sur iPhone ou iPad, il faut Crisper sur l’écran d’accueil pour les notifications : touche Partager, puis « Sur l’écran d’accueil », et ouvre-le de là.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  denied:
    'Ton navigateur n’autorise pas les notifications de Crisper. Cela se change dans ses réglages, à gauche de l’adresse.',
  'not-ready':
    'Les notifications ne peuvent pas encore être activées. Recharge la page dans un instant et réessaie.',
};
export const whatToDo = 'Ce qui manque aussi ici, et comment y remédier';
export const turnOn = 'Les afficher ici';
export const turnOff = 'Ne plus les afficher ici';
export const turnedOn = 'Les notifications arrivent sur cet appareil.';
export const turnedOff = 'Plus de notifications sur cet appareil.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) =>
  `Les notifications arrivent sur cet appareil à ${time}.`;
