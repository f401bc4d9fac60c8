import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How Portuguese makes its words: what a food is stands first, and what follows describes it. */
export const grammar: FoodGrammar = {
  // Plurals, then the vowel by which genders differ: "congelado" is as good as "congeladas".
  endings: ['s', 'a, e, o'],
  endless: '',
  // Plurals that change more than their end: limões, pães, pastéis, caracóis, azuis, vagens.
  alike: 'oes ao, aes ao, ais al, eis el, ois ol, uis ul, ns m',
  head: 'first',
  within: 'de, do, da, dos, das, d, o, a, os, as, ao, aos, à, às, em, no, na, nos, nas, tipo',
  links: null,
  heads: '',
  asides: 'sem, para, pra, pro, sobre, no, na, nos, nas, sabor, estilo',
  serving: 'com, ao, aos, à, às',
  // What follows is a liquid only behind "em": "atum em óleo", "pêssego em calda".
  preserving: 'em',
  notOfRaw: {
    tinned: 'lata, na lata, latinha',
    cooked: 'ontem, de ontem, ontem à noite, de ontem à noite, anteontem, de anteontem, do dia anterior',
  },
};
