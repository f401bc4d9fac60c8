import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How French makes its words: what a food is stands first, and what follows describes it. */
export const grammar: FoodGrammar = {
  endings: ['s, x', 'ee, e'],
  endless: 'pates',
  alike: '',
  head: 'first',
  within: 'de, du, des, d, l, la, le, les, à, a, au, aux, en',
  links: null,
  heads: '',
  asides: 'sans, pour, dans, sur, chez, à, en, façon',
  serving: 'avec, à la, à l’, aux',
  // "À l’huile" and "à l’eau" are said of what is cooked as well.
  preserving: 'au',
  notOfRaw: {
    tinned: 'en boîte',
    cooked: 'de la veille, hier, hier soir, d’hier, d’hier soir, avant-hier, d’avant-hier',
  },
};
