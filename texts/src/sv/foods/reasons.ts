import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Mat för bebisar: den kortaste tid som tillverkare och NHS anger',
  bakery: 'Från bageri, utan konserveringsmedel: torrt eller mögligt inom några dagar',
  breaded: 'Kan vara rått inuti: som rått kött eller rå fisk',
  cautious: 'FoodKeeper säger längre, för oöppnade paket eller i bästa fall; det här är det försiktiga',
  chilled: 'Säljs kylt: utan etikett som ett öppnat',
  cut: 'USDA: skuren frukt och skurna grönsaker inom 3 till 4 dagar',
  'cut-cheese': 'Sex månader gäller en oöppnad bit; skuren i butiken håller den som en öppnad',
  dry: 'Torrt eller mycket sött: håller i månader, och förpackningen säger hur länge',
  filled: 'USDA: med fyllning 1 till 2 dagar tills det äts eller fryses',
  gravy: 'USDA: sås och köttbuljong, 1 till 2 dagar',
  leftovers: 'USDA: rester, 3 till 4 dagar',
  like: 'Som det närmaste livsmedlet i FoodKeeper',
  made: 'Färskt gjort, inget i det konserverar: en dag eller två',
  'mixed-fat': 'Färska örter eller vitlök i fett: en vecka, som USDA säger om vitlök i olja',
  opened: 'När det är öppnat: vad tillverkare trycker på sådana förpackningar',
  'raw-dish': 'Rå fisk eller rått kött, färdigt att äta: samma dag, senast nästa',
  rice: 'Food Standards Agency: kokt ris inom en dag',
  ripe: 'Butiken säljer det moget; FoodKeeper räknar från dagen då det är det',
  'sealed-drink':
    'Oöppnade flaskor och burkar håller i månader; öppnade är kolsyran borta på en dag eller två',
  shortest: 'Många livsmedel: tiden för det som blir dåligt först',
  sprouts: 'Groddar blir dåliga fortast: USDA, ät inom 2 dagar eller tillaga',
  wilt: 'Blad slokar tidigare än FoodKeeper anger för stjälkar i vatten',
};
