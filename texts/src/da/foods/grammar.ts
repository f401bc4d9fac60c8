import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How Danish makes its words: the article stands at their end, and æ, ø and å are folded before. */
export const grammar: FoodGrammar = {
  endings: ['ernes, erne, enes, ene, ens, ets, ede, er, en, et, es, e', 's'],
  endless: 'peber, lever, sukker, filet, kotelet, omelet, butter, hummer, burger, brisket',
  alike: 'oe o, aa a',
  head: 'last',
  within: '',
  links: 's, e, er, en',
  // Some are raw and some are cooked, some sweet and some filled with cream; what nobody knows keeps as the shortest.
  heads: [
    'likør spirits, snaps spirits, brændevin spirits, kage cream-cake, tærte quiche, olie oil, krydderi spices, krydderiblanding spices, salat dressed-salad',
    'pølse bratwurst, medister bratwurst, bouillon vegetable-stock, fond vegetable-stock, kompot stewed-fruit, suppe soup, sauce fresh-sauce, sovs fresh-sauce',
    'smørepålæg dips, postej pate, paté pate, terrine pate, steg any-meat, bøf steak, fars mince, saft squash-drink, dressing salad-dressing, brød bread, grød overnight-oats',
    'frikadelle meatballs, bolle -, rulle -, roulade -, creme -, pasta -, pulver -, dej -, mos -, fad -, plade -, ret -, fyld -, pande -, spyd stuffed-meat, mousse pate',
    'gele -, gelé -, sylte cold-cuts, deller -, delle -, snitte -, horn -, snegl -, stang -, kugle -, boller -, lag -, blanding -, mix -, snack -, snacks -, kiks biscuits, pålæg cold-cuts, kerne -',
  ].join(', '),
  asides:
    'uden, til, fra, af, efter, under, hos, ved, inkl, inklusive, ekskl, for, ifølge, fra den, fra det, på den, over, mod, samt',
  serving: 'med, m, på, a la, à la, ad',
  preserving: 'i',
  notOfRaw: {
    tinned: 'dåse',
    cooked: 'i går, fra i går, dagen før, fra dagen før, i forgårs, fra i forgårs, i aftes, fra i aftes',
  },
};
