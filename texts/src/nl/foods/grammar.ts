import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How Dutch makes its words. Letters are doubled and halved with an ending: tomaat and tomaten, kip and kippen. */
export const grammar: FoodGrammar = {
  endings: ['tjes, tje, jes, je, eren, en, es, e', 's'],
  // Rolls are no bread, biscuits are no cake, and herbs are no single plant.
  endless:
    'broodje, broodjes, koekje, koekjes, toetje, toetjes, saucijsje, saucijsjes, pasteitje, pasteitjes, kruiden, gebraden, braden, balkenbrij, drie, kaantjes, flesje, vlees, koffie, thee, leven, groen, haring, paling, tarwe, natjes, wafeltjes, prinsesje, petje, gehakte, rose, radijs, ananas, mais, spruitjes, poffertjes, bitterballen',
  alike: 'aa a, ee e, oo o, uu u, bb b, dd d, ff f, gg g, kk k, ll l, mm m, nn n, pp p, rr r, tt t',
  head: 'last',
  within: '',
  links: 's, e, en, n, er, eren, es',
  // Some are raw and some are cooked, some sweet and some filled with meat; what nobody knows keeps as the shortest.
  heads: [
    'likeur spirits, jenever spirits, thee tea, taart cream-cake, risotto risotto, olie oil, kruiden spices, salade dressed-salad',
    'worst bratwurst, worstje bratwurst, schnitzel pork, bouillon vegetable-stock, fond vegetable-stock, jus gravy',
    'compote stewed-fruit, spread dips, paté pate, pate pate, terrine pate, mousse pate, zult cold-cuts, spies stuffed-meat, balletje meatballs',
    'schotel -, rol -, rolletje -, rollade -, crème -, pasta -, poeder -, deeg -, pan -, kruid -, kool -, moes -, pap -, puree -, plak -, gelei -',
    'bodem -, laag -, slak -, punt -, strudel -, reep -, rollen -, kroket -, hap -, hapje -, vulling -, mix -, pasteitje -, kuit -, koek -, stang -, staaf -',
  ].join(', '),
  asides:
    'zonder, voor, voor de, voor het, van, van de, van het, van een, uit, uit de, uit het, bij, bij de, naar, incl, inclusief, in de, in het, na, o.b.v., op basis van, om te',
  serving: 'met, à la, bij',
  preserving: 'in, op',
  notOfRaw: {
    tinned: 'blik, blikje, pot, potje',
    cooked: 'gisteren, van gisteren, eergisteren, van eergisteren, gisteravond, van gisteravond',
  },
};
