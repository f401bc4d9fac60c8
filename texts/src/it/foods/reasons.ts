import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Alimenti per bambini piccoli: la durata più breve che danno i produttori e l’NHS',
  bakery: 'Del forno, senza conservanti: raffermo o ammuffito in pochi giorni',
  breaded: 'Può essere crudo dentro: come carne o pesce crudi',
  cautious: 'FoodKeeper dà di più, per confezioni chiuse o al meglio; qui c’è la durata prudente',
  chilled: 'Venduto al banco frigo: senza la sua etichetta, come una volta aperto',
  cut: 'USDA: frutta e verdura tagliate, entro 3-4 giorni',
  'cut-cheese': 'Sei mesi valgono per un pezzo sigillato; tagliato al banco, dura come una volta aperto',
  dry: 'Secco o molto dolce: dura mesi, e la confezione dice fino a quando',
  filled: 'USDA: ripieno, 1-2 giorni prima di mangiarlo o congelarlo',
  gravy: 'USDA: sughi e brodi di carne, 1-2 giorni',
  leftovers: 'USDA: avanzi, 3-4 giorni',
  like: 'Come l’alimento più vicino che ha FoodKeeper',
  made: 'Fatto fresco, niente lo conserva: un giorno o due',
  'mixed-fat': 'Erbe fresche o aglio in un grasso: una settimana, come dice l’USDA per l’aglio sott’olio',
  opened: 'Una volta aperto: quello che i produttori scrivono su queste confezioni',
  'raw-dish': 'Pesce o carne crudi, pronti da mangiare: il giorno stesso, al massimo quello dopo',
  rice: 'Food Standards Agency: riso cotto, entro un giorno',
  ripe: 'I negozi lo vendono maturo; FoodKeeper conta dal giorno in cui lo è',
  'sealed-drink': 'Bottiglie e lattine chiuse durano mesi; aperte, il gas se ne va in un giorno o due',
  shortest: 'Più alimenti: la durata di quello che va a male per primo',
  sprouts: 'I germogli vanno a male per primi: USDA, mangiare entro 2 giorni o cuocere',
  wilt: 'Le foglie appassiscono prima di quanto FoodKeeper dà per i gambi in acqua',
};
