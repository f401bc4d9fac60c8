import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How Swedish makes its words: joined, the head last, and the article at the end: grädden, äpplena, kakan. */
export const grammar: FoodGrammar = {
  endings: ['orna, arna, erna, ena, or, ar, er, en, et, an, na, a, e', 's'],
  // Liver does not live, and sugar is no sock: these would be other words without their endings.
  endless: 'lever, peppar, vatten, ister, sommar, vinter, kaffe, papper, mars, bar, rosé, paté, entrecote',
  alike: 'ae a, oe o, aa a',
  head: 'last',
  within: '',
  links: 's, e, o, a, u',
  // Some are raw and some are cooked, some sweet and some filled with meat; what nobody knows keeps as the shortest.
  heads: [
    'likör spirits, brännvin spirits, snaps spirits, te tea, tårta cream-cake, bakelse cream-cake, olja oil, krydda spices, sallad dressed-salad',
    'korv bratwurst, schnitzel pork, buljong vegetable-stock, fond vegetable-stock, kompott stewed-fruit, pålägg cold-cuts, pastej pate, paté pate',
    'röra sandwich-filler, kräm -, mos -, puré -, pulver -, deg -, smet -, rulle -, pirog -, blandning -, mix -, massa -, kaka -, bar -, bulle -',
    'paj -, biff -, burgare -, stek -, mousse chocolate-mousse, gelé -, sylta -, fil -, dryck -, pudding -, spett stuffed-meat, rulad -, platta -, låda ready-meal, bricka -',
  ].join(', '),
  asides: 'utan, för, från, av, till, vid, efter, inkl, ur, hos',
  serving: 'med, på, à la',
  preserving: 'i',
  notOfRaw: {
    tinned: 'burk',
    cooked: 'igår, från igår, från i går, gårdagens, i förrgår',
  },
};
