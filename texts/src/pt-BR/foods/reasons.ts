import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Comida de bebê: o menor prazo que os fabricantes e o NHS dão',
  bakery: 'De padaria, sem conservantes: endurece ou mofa em poucos dias',
  breaded: 'Pode estar cru por dentro: como carne ou peixe cru',
  cautious: 'O FoodKeeper dá mais, para embalagens fechadas ou no melhor caso; este é o lado prudente',
  chilled: 'Vendido refrigerado: sem o rótulo, como se estivesse aberto',
  cut: 'USDA: frutas e legumes cortados, em 3 a 4 dias',
  'cut-cheese': 'Seis meses valem para a peça fechada; fatiado na loja, dura como um aberto',
  dry: 'Seco ou muito doce: dura meses, e a embalagem diz até quando',
  filled: 'USDA: com recheio, 1 a 2 dias até comer ou congelar',
  gravy: 'USDA: molhos e caldos de carne, 1 a 2 dias',
  leftovers: 'USDA: sobras, 3 a 4 dias',
  like: 'Como o alimento mais próximo que o FoodKeeper tem',
  made: 'Feito na hora, nada o conserva: um ou dois dias',
  'mixed-fat': 'Ervas frescas ou alho em gordura: uma semana, como o USDA diz do alho em óleo',
  opened: 'Depois de aberto: o que os fabricantes imprimem nessas embalagens',
  'raw-dish': 'Peixe ou carne crus, prontos para comer: no dia, no máximo no seguinte',
  rice: 'Food Standards Agency: arroz cozido em até um dia',
  ripe: 'As lojas vendem maduro; o FoodKeeper conta a partir do dia em que amadurece',
  'sealed-drink': 'Garrafas e latas fechadas duram meses; abertas, o gás some em um ou dois dias',
  shortest: 'Vários alimentos: o prazo do que estraga primeiro',
  sprouts: 'Brotos estragam mais cedo: USDA, comer em até 2 dias ou cozinhar',
  wilt: 'As folhas murcham antes do que o FoodKeeper dá para talos na água',
};
