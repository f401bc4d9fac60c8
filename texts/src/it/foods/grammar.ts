import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How Italian makes its words: what a food is stands first, and what follows describes it. */
export const grammar: FoodGrammar = {
  // Formaggio and formaggi, fungo and funghi, arancia and arance.
  endings: ['io, ia, ie, he, hi, a, e, i, o'],
  // Pesce is no pesca, polpo no polpa, grana no grano, panno no panna, agli no aglio.
  endless:
    'pesce, pesci, polpo, polpi, grana, panno, panni, agli, latta, coste, paste, malto, sala, mora, more, anice, anici, finito, finita, menta, seme, capra, capre, ricci, riccio, riccia, vini, mais, toast, cavolo, cavoli, cane, cani, canna, canne, carte, carta',
  alike: '',
  head: 'first',
  within:
    'di, d, del, dello, della, dell, dei, degli, delle, il, lo, la, l, i, gli, le, a, al, allo, alla, all, ai, agli, alle, in, da, un, uno, una',
  links: null,
  heads: '',
  asides: 'senza, per, in, su, sul, sulla, da, dal, dalla, nel, nella, tipo, gusto, a, presso',
  serving: 'con, col, coi, al, alla, all, ai, agli, alle',
  // "All’olio" and "al naturale" are said of what is cooked as well.
  preserving: 'allo',
  notOfRaw: {
    tinned: 'in scatola, in lattina, in latta, in barattolo, in vasetto, in vetro',
    cooked: 'di ieri, ieri, ieri sera, di ieri sera, dell’altro ieri, l’altro ieri',
  },
};
