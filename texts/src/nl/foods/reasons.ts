import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Eten voor baby’s: de kortste tijd die fabrikanten en de NHS geven',
  bakery: 'Van de bakker, zonder conserveermiddel: binnen een paar dagen oud of beschimmeld',
  breaded: 'Kan vanbinnen rauw zijn: zoals rauw vlees of rauwe vis',
  cautious: 'FoodKeeper zegt langer, dicht of op zijn best; dit is de voorzichtige kant',
  chilled: 'Gekoeld verkocht: zonder etiket zoals geopend',
  cut: 'USDA: gesneden fruit en groente binnen 3 tot 4 dagen',
  'cut-cheese': 'Zes maanden geldt voor een dicht stuk; vers gesneden blijft het goed zoals een geopend stuk',
  dry: 'Droog of heel zoet: blijft maanden goed, en op het pak staat tot wanneer',
  filled: 'USDA: met vulling 1 tot 2 dagen, tot het wordt opgegeten of ingevroren',
  gravy: 'USDA: jus en vleesbouillon, 1 tot 2 dagen',
  leftovers: 'USDA: restjes, 3 tot 4 dagen',
  like: 'Zoals het meest verwante dat FoodKeeper heeft',
  made: 'Vers gemaakt, er zit niets in dat het houdbaar maakt: een dag of twee',
  'mixed-fat': 'Verse kruiden of knoflook in vet: een week, zoals de USDA zegt van knoflook in olie',
  opened: 'Eenmaal open: wat fabrikanten op zulke pakken drukken',
  'raw-dish': 'Rauwe vis of rauw vlees, klaar om te eten: dezelfde dag, hoogstens de dag erna',
  rice: 'Food Standards Agency: gekookte rijst binnen een dag',
  ripe: 'In de winkel al rijp; FoodKeeper telt vanaf de dag dat het rijp is',
  'sealed-drink': 'Dichte flessen en blikjes blijven maanden goed; open is de prik er na een dag of twee uit',
  shortest: 'Veel soorten: de tijd van wat het eerst bederft',
  sprouts: 'Kiemgroente bederft het snelst: USDA, binnen 2 dagen eten of koken',
  wilt: 'Bladeren verwelken eerder dan FoodKeeper geeft voor stelen in water',
};
