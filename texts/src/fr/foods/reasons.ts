import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Aliments pour bébés : la durée la plus courte que donnent les fabricants et le NHS',
  bakery: 'De la boulangerie, sans conservateurs : rassis ou moisi en quelques jours',
  breaded: 'Peut être cru dedans : comme viande ou poisson crus',
  cautious:
    'FoodKeeper donne plus, pour des paquets fermés ou dans le meilleur des cas ; ici, la durée prudente',
  chilled: 'Vendu au rayon frais : sans son étiquette, comme une fois ouvert',
  cut: 'USDA : fruits et légumes coupés, sous 3 à 4 jours',
  'cut-cheese':
    'Six mois valent pour un bloc sous emballage ; coupé au magasin, il se garde comme une fois ouvert',
  dry: 'Sec ou très sucré : se garde des mois, et l’emballage dit jusqu’à quand',
  filled: 'USDA : garni, 1 à 2 jours avant de manger ou de congeler',
  gravy: 'USDA : sauces et bouillons de viande, 1 à 2 jours',
  leftovers: 'USDA : restes, 3 à 4 jours',
  like: 'Comme l’aliment le plus proche dans FoodKeeper',
  made: 'Fait maison, rien ne le conserve : un jour ou deux',
  'mixed-fat': 'Herbes fraîches ou ail dans un corps gras : une semaine, comme l’USDA pour l’ail à l’huile',
  opened: 'Une fois ouvert : ce que les fabricants écrivent sur ces emballages',
  'raw-dish': 'Poisson ou viande crus, prêts à manger : le jour même, au plus tard le lendemain',
  rice: 'Food Standards Agency : riz cuit, sous un jour',
  ripe: 'Les magasins le vendent mûr ; FoodKeeper compte à partir du jour où il l’est',
  'sealed-drink':
    'Bouteilles et canettes fermées se gardent des mois ; ouvertes, plus de bulles en un jour ou deux',
  shortest: 'Plusieurs aliments : la durée de celui qui s’abîme le premier',
  sprouts: 'Les graines germées s’abîment le plus vite : USDA, manger sous 2 jours ou cuire',
  wilt: 'Les feuilles se fanent plus vite que ce que FoodKeeper donne pour des tiges dans l’eau',
};
