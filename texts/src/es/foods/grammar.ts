import type { FoodGrammar } from '@crisper/domain/foods/grammar.ts';

/** How Spanish makes its words: what a food is stands first, and what follows describes it. */
export const grammar: FoodGrammar = {
  endings: ['es, s', 'a, o, e'],
  // Pimienta is no pimiento, pulpa no pulpo, caballo no caballa, paté no pato.
  endless:
    'cola, colas, coca, masa, masas, pimienta, pimientas, pulpa, pulpas, caballo, dorada, doradas, hueva, huevas, copa, copas, pate, pates, pata, patas, pure, pures, rabas, mana, soda, cacao, pero',
  // Nuez and nueces.
  alike: 'z c',
  head: 'first',
  within: 'de, del, la, el, los, las, al, a, en',
  links: null,
  heads: '',
  asides: 'sin, para, sobre, estilo, tipo, a, por, desde',
  serving: 'con, al, a la, a lo, a las, a los',
  preserving: 'en',
  notOfRaw: {
    tinned: 'de bote, en bote',
    cooked:
      'de ayer, ayer, de anoche, anoche, de anteayer, anteayer, de antier, del día anterior, de la noche anterior',
  },
};
