export const heading = 'Et plus encore';
export const introduction = 'Commence par les dates. Ce qui est encore en chantier le dit.';
export const tabs = 'Autres fonctions';

export const expiryTrackingTitle = 'Suivi des dates';
export const expiryTrackingText =
  'Chaque aliment a sa propre horloge, en jours, heures et minutes, et dit clairement quand son temps est passé.';
export const mackerel = 'Maquereau';
export const mackerelLeft = '0 j 9 h 40 min';
export const avocado = 'Avocat';
export const avocadoLeft = '1 j 9 h 40 min';
export const cheese = 'Comté';
export const cheeseLeft = '16 j 9 h 40 min';
export const oatMilk = 'Lait d’avoine';
export const oatMilkLeft = 'Cet aliment est périmé.';
export const statusName = { soon: 'Bientôt périmé', fresh: 'Frais', expired: 'Périmé' };

export const inventoryTitle = 'Inventaire automatique';
export const inventoryText =
  'La lecture des tickets de caisse et la reconnaissance d’images remplissent la liste pour toi, sur ton téléphone : montre le ticket, le code-barres ou l’aliment à l’appareil photo, et vois ce qui a été compris avant que ça n’arrive sur l’étagère. Les balances connectées viendront plus tard.';
export const tomatoesPrinted = 'TOM GRAPPE 500G';
export const tomatoes = 'Tomates grappe';
export const eggsPrinted = 'OEUFS PL AIR X10';
export const eggs = '10 œufs';
export const butterPrinted = 'BEUR DOUX 250';
export const butter = 'Beurre';
export const recognised = 'reconnu';

export const recipesTitle = 'Recettes anti-gaspi';
export const recipesText =
  'Cuisine en partant du haut de la liste. Les plats commencent par ce qui presse cette semaine dans ta cuisine, pas par ce qu’un magazine voudrait te faire acheter, et il suffit de toucher une fois pour dire ce qui est passé à la poêle.';
export const recipe = 'Chakchouka verte';
export const recipeSummary = '20 minutes, une poêle, trois choses qui pressent';
export const recipeEggs = '3 œufs';
export const recipeEggsDue = '3 jours';
export const recipeSpinach = 'Épinards';
export const recipeSpinachDue = 'Aujourd’hui';
export const recipeCheese = 'La fin de la feta';
export const recipeCheeseDue = '2 jours';

export const analyticsTitle = 'Ce que tu consommes';
export const analyticsText =
  'Ton tableau de bord compte ce qui est frais, ce qui périme bientôt et ce qui est périmé, et le compare à la semaine dernière. Ta cuisine montre douze mois de ce qui a été mangé et jeté. Abonne-toi plus bas, et le bilan du lundi te dit quoi manger et ce que le reste est devenu.';
export const analyticsWithoutMail =
  'Ton tableau de bord compte ce qui est frais, ce qui périme bientôt et ce qui est périmé, et le compare à la semaine dernière. Ta cuisine montre douze mois de ce qui a été mangé et jeté. Le bilan de la semaine viendrait par e-mail, et ce Crisper n’en envoie pas.';
export const totalItems = 'Aliments en tout';
export const expiringSoon = 'Bientôt périmés';
export const expiredItems = 'Périmés';
export const freshItems = 'Frais';
export const fromLastWeek = ({ change }: { change: string }) => `${change} depuis la semaine dernière`;
export const weeklyReport = 'Ton bilan de la semaine';
export const weeklyReportSummary =
  '4 aliments à manger cette semaine. Perdu la semaine dernière : 1 aliment.';

export const shoppingListsTitle = 'Listes de courses malignes';
export const shoppingListsText =
  'La liste qui connaît l’étagère : des courses 60 % plus efficaces, et pas de troisième pot de moutarde. Elle te suit dans l’appli que tu installes sur iOS et Android, même là où il n’y a pas de réseau.';
export const bananas = 'Bananes';
export const bananasReason = 'Plus rien depuis dimanche';
export const coffee = 'Café';
export const coffeeReason = 'Encore deux tasses';
export const honey = 'Miel';
export const honeyReason = 'Un demi-pot à la maison';
export const rice = 'Riz';
export const riceReason = '1,2 kg à la maison';
