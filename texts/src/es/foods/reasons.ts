import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Comida para bebés: el plazo más corto que dan los fabricantes y el NHS',
  bakery: 'De panadería, sin conservantes: en días está duro o con moho',
  breaded: 'Puede estar crudo por dentro: como la carne o el pescado crudos',
  cautious: 'FoodKeeper da más, para envases cerrados o en el mejor caso; este es el lado prudente',
  chilled: 'Se vende refrigerado: sin su etiqueta, como si estuviera abierto',
  cut: 'USDA: fruta y verdura cortadas, en 3 o 4 días',
  'cut-cheese': 'Seis meses valen para una pieza cerrada; cortado en la tienda dura como uno abierto',
  dry: 'Seco o muy dulce: dura meses, y el envase dice hasta cuándo',
  filled: 'USDA: con relleno, 1 o 2 días hasta comerlo o congelarlo',
  gravy: 'USDA: salsa y caldo de carne, 1 o 2 días',
  leftovers: 'USDA: sobras, 3 o 4 días',
  like: 'Como el alimento más parecido que tiene FoodKeeper',
  made: 'Recién hecho, sin nada que lo conserve: un día o dos',
  'mixed-fat': 'Hierbas frescas o ajo en grasa: una semana, como dice el USDA del ajo en aceite',
  opened: 'Una vez abierto: lo que los fabricantes ponen en esos envases',
  'raw-dish': 'Pescado o carne crudos, listos para comer: en el día, como mucho al siguiente',
  rice: 'Food Standards Agency: arroz cocido, en un día',
  ripe: 'Se vende maduro; FoodKeeper cuenta desde el día en que lo está',
  'sealed-drink': 'Botellas y latas cerradas duran meses; abiertas, el gas se va en un día o dos',
  shortest: 'Varios alimentos: el plazo del que antes se estropea',
  sprouts: 'Los brotes son lo que antes se estropea: USDA, comer en 2 días o cocinar',
  wilt: 'Las hojas se marchitan antes de lo que FoodKeeper da para tallos en agua',
};
