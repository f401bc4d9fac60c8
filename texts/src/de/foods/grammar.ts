import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How German makes its words. Umlauts are no ending: Apfel and Äpfel are alike without their dots. */
export const grammar: FoodGrammar = {
  endings: ['ern, en, er, es, em, e, n', 's'],
  // Herbs are no cabbage, butter is no flounder, and minced meat was not chopped at home.
  endless: 'butter, kräuter, topfen, obers, gehacktes, helles, dunkles, braten, knacker, köhler, mars',
  alike: 'ae a, oe o, ue u',
  head: 'last',
  within: '',
  links: 's, es, n, en, er, e, ens',
  // Some are raw and some are cooked, some sweet and some filled with meat; what nobody knows keeps as the shortest.
  heads: [
    'likör spirits, schnaps spirits, tee tea, torte cream-cake, risotto risotto, öl oil, gewürz spices, salat dressed-salad',
    'wurst bratwurst, würstchen bratwurst, würstel bratwurst, schnitzel pork, kuchen cream-cake, brühe vegetable-stock',
    'bouillon vegetable-stock, fond vegetable-stock, kompott stewed-fruit, aufstrich dips, pastete pate, terrine pate',
    'tasche -, rolle -, roulade -, creme -, paste -, pulver -, teig -, pfanne -, kraut -, kohl -, mus -, brei -, platte -',
    'lager -, lage -, schnecke -, schnitte -, strudel -, lung -, spieß stuffed-meat, bällchen meatballs, mousse pate, gelee -, sülze cold-cuts',
  ].join(', '),
  asides:
    'ohne, für, fürs, vom, von, aus, zum, zur, am, nach, bei, inkl, in der, in den, aus der, aus dem, von der, von den, auf der, auf dem',
  serving: 'mit, mitm, an, auf, à la',
  preserving: 'in, im',
  notOfRaw: {
    tinned: 'Dose',
    cooked: 'gestern, von gestern, vom Vortag, Vortag, vorgestern, von vorgestern',
  },
};
