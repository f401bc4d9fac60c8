import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Mad til babyer: den korteste tid, producenter og NHS nævner',
  bakery: 'Fra bageren, uden konserveringsmidler: tørt eller muggent inden for få dage',
  breaded: 'Måske råt indeni: som råt kød eller rå fisk',
  cautious: 'FoodKeeper siger længere, uåbnet eller i bedste fald; det her er den forsigtige side',
  chilled: 'Sælges på køl: uden etiket som åbnet',
  cut: 'USDA: snittet frugt og grønt inden for 3 til 4 dage',
  'cut-cheese': 'Seks måneder gælder et uåbnet stykke; skåret ud i butikken holder det som åbnet',
  dry: 'Tørt eller meget sødt: holder i måneder, og pakken siger hvor længe',
  filled: 'USDA: med fyld 1 til 2 dage, til det spises eller fryses',
  gravy: 'USDA: sovs og kødsuppe 1 til 2 dage',
  leftovers: 'USDA: rester 3 til 4 dage',
  like: 'Som den mad hos FoodKeeper, det ligner mest',
  made: 'Lavet frisk, intet konserverer det: en dag eller to',
  'mixed-fat': 'Friske krydderurter eller hvidløg i fedt: en uge, som USDA siger om hvidløg i olie',
  opened: 'Når det er åbnet: det, producenter trykker på den slags pakker',
  'raw-dish': 'Rå fisk eller råt kød, klar til at spise: samme dag, højst dagen efter',
  rice: 'Food Standards Agency: kogte ris inden for et døgn',
  ripe: 'Butikker sælger det modent; FoodKeeper tæller fra den dag, det er modent',
  'sealed-drink': 'Uåbnede flasker og dåser holder i måneder; åbne er de dovne efter en dag eller to',
  shortest: 'Flere slags mad: tiden for den, der bliver dårlig først',
  sprouts: 'Spirer bliver dårlige først: USDA, spis dem inden for 2 dage, eller kog dem',
  wilt: 'Blade visner hurtigere, end FoodKeeper siger om stilke i vand',
};
