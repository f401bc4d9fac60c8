export const carousel = 'Ce que fait Crisper';

type Points = [string, string, string];

export const datesTitle = 'Mange avant que ça périme.';
export const datesSubtitle =
  'Crisper retient la date de tout ce qu’il y a dans ton frigo et te dit quoi manger d’abord.';
export const datesPoints: Points = [
  'Un compte à rebours pour chaque date, à la minute près',
  'Frais, bientôt périmé, périmé : ça se voit d’un coup d’œil',
  'Des notes privées, car « il en reste la moitié », ça compte',
];
export const datesAction = 'Remplir mon frigo';
export const fridgeScene =
  'Un frigo ouvert. Sous chaque aliment, une étiquette dit quand il périme : le lait dans 2 jours, le ragoût à son dernier jour, le fromage dans 11 jours.';
export const expiringSoon = 'Bientôt périmé';
export const timeLeft = 'Il reste 2 j 4 h 12 min';

export const remindersTitle = 'Le rappel du mardi sauve le dîner du vendredi.';
export const remindersSubtitle =
  'Un foyer jette environ 3 000 $ de bonne nourriture par an. Le plus souvent, elle était juste oubliée.';
export const remindersPoints: Points = [
  'Un signe dès cinq jours avant la date',
  'Une seule liste : ce qui vient de périmer, puis ce qu’il faut manger',
  'Une cloche qui se tait quand rien ne presse',
];
export const remindersAction = 'Voir ce qui presse';
export const reminderScene =
  'Trois rappels : épinards, encore 1 jour ; cuisses de poulet, encore 3 jours ; crème anglaise, encore 5 jours.';
export const reminderDay = 'Mardi soir';
export const reminderTime = '18:40';
export const spinach = 'Épinards';
export const spinachDue = 'Encore 1 jour';
export const chicken = 'Cuisses de poulet';
export const chickenDue = 'Encore 3 jours';
export const custard = 'Crème anglaise';
export const custardDue = 'Encore 5 jours';
export const dinner = 'Ce soir, donc : poulet et épinards tombés.';

export const shoppingTitle = 'Achète ce qui manque, pas ce qui se cache.';
export const shoppingSubtitle =
  'Regarde tes étagères depuis le magasin et n’achète rien en double. Jusqu’à 1 500 $ par an restent dans ta poche.';
export const shoppingPoints: Points = [
  'Des courses 60 % plus efficaces',
  '40 % de nourriture en moins à la poubelle',
  '3,2 heures gagnées chaque semaine',
];
export const shoppingAction = 'Voir mes étagères';
export const basketScene =
  'Une liste de courses sur papier : citrons et huile d’olive à acheter ; fromage et carottes sont barrés, car il y en a à la maison.';
export const shoppingList = 'Liste du samedi';
export const lemons = 'Citrons';
export const oliveOil = 'Huile d’olive';
export const cheese = 'Fromage';
export const carrots = 'Carottes';
export const atHome = '2 à la maison, dit Crisper';
