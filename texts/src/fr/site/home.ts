export const whyHeading = 'Pourquoi Crisper';
export const whyText =
  'Tu as déjà le meilleur outil contre le gaspillage : le dîner. Crisper te dit seulement par quoi commencer.';
export const seeThrough = 'Vois à travers la porte du frigo';
export const seeThroughText =
  'Depuis le magasin, le train ou le canapé : ce que tu as, combien, et jusqu’à quand.';
export const clearDates = 'Des dates qui parlent';
export const clearDatesText =
  'Trois couleurs, aucun calcul. Le vert peut attendre, le jaune, c’est le dîner, le rouge, une leçon.';
export const freshTag = '12 jours';
export const soonTag = 'Demain';
export const expiredTag = 'Périmé';
export const shared = 'Fait pour les cuisines partagées';
export const sharedText =
  'Colocs, familles, frigo du bureau : une étagère pour tout le monde, avec un nom à côté de ce qui est à quelqu’un. Seuls les gens de ta cuisine la voient, et les programmes qu’ils y laissent entrer.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Mieux manger, pas seulement moins jeter';
export const betterFoodText =
  '72 % disent manger plus sainement. Quand les légumes verts sont en haut de la liste, ils finissent dans l’assiette.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = ' %';
export const satisfactionLabel = 'de satisfaction';
export const wasteReductionSuffix = ' %';
export const wasteReductionLabel = 'de gaspillage en moins';
export const timeSavedSuffix = ' h';
export const timeSavedLabel = 'gagnées par semaine';
export const savingsPrefix = '';
export const savingsSuffix = ' k$';
export const savingsLabel = 'économisés par an';

export const howHeading = 'Comment ça marche';
export const howText = 'Quatre étapes. La première est à toi, les autres se font toutes seules.';
export const scanTitle = 'Scanner';
export const scanText =
  'Montre à l’appareil photo un code-barres, un ticket de caisse ou la date d’un emballage, ou écris « lait, 6 œufs ». Tu vois ce qu’on a compris, et l’étagère se remplit.';
export const trackingTitle = 'En temps réel';
export const trackingText =
  'Chaque aliment compte ses jours tout seul, et ce que les autres ajoutent apparaît sous tes yeux. Ta vue d’ensemble dit quoi manger d’abord.';
export const alertsTitle = 'Rappels';
export const alertsText =
  'Dès cinq jours avant la date, la cloche te prévient. Assez tôt pour prévoir, assez tard pour que ça compte.';
export const insightsTitle = 'Bilan';
export const insightsText =
  'Ta cuisine additionne ce qui a été mangé et jeté, mois par mois, et dit ce qui peut aider. Si tu veux, un bilan arrive chaque semaine par e-mail. Moins gaspiller fait économiser jusqu’à 1 200 $ par an à une famille.';
export const insightsWithoutMail =
  'Ta cuisine additionne ce qui a été mangé et jeté, mois par mois, et dit ce qui peut aider. Ce Crisper n’envoie pas de bilan par e-mail. Moins gaspiller fait économiser jusqu’à 1 200 $ par an à une famille.';
export const start = 'Commencer par un aliment';

export const resourcesHeading = 'Ressources et effets';
export const resourcesText = 'À imprimer, à remplir et à regarder, avec ou sans Crisper.';
export const storageGuideTitle = 'Le guide de conservation';
export const storageGuideText =
  'Combien de temps 70 aliments se gardent au frigo, au congélateur et au placard. Deux pages à accrocher.';
export const expiryTrackerTitle = 'Le tableau des dates';
export const expiryTrackerText =
  'Un tableur qui colore ce qu’il faut vite manger, pour qui aime sa cuisine en cellules.';
export const mealPlannerTitle = 'Le planning des repas';
export const mealPlannerText =
  'Une feuille par semaine : ce qui s’abîme d’abord, quoi cuisiner quand, quoi acheter.';
export const walkthroughTitle = 'La visite guidée';
export const walkthroughText = 'Crisper en une demi-minute, sans un mot.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Télécharger',
  unseen(` : ${title}`),
];
export const impactText = 'Regarder à temps, au bout du compte, ça donne :';
export const mealsSuffix = ' k+';
export const mealsLabel = 'repas';
export const familiesSuffix = '+';
export const familiesLabel = 'familles';
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'de CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'pays';

export const blogHeading = 'Sur le blog';
export const allArticles = 'Tous les articles';
export const fridgeMapCategory = 'Conservation';
export const fridgeMapHeading = 'La carte de ton frigo';
export const fridgeMapText =
  'Où il fait froid, où il ne fait pas froid, et pourquoi le lait n’a rien à faire dans la porte.';
export const dateLabelsCategory = 'Dates et sécurité';
export const dateLabelsHeading = 'DLC, DDM, « à vendre avant » : trois promesses différentes';
export const dateLabelsText =
  'L’une parle de sécurité, l’autre de croquant, et la troisième ne te regarde pas.';
export const cookInOrderCategory = 'Organisation';
export const cookInOrderHeading = 'Cuisine la semaine dans l’ordre où elle s’abîme';
export const cookInOrderText = 'Poisson le lundi, chou le dimanche : un menu qui suit les aliments.';
