import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto på örter eller blad',
    slots: {
      greens: 'örter eller blad',
      nuts: 'nötter eller frön',
      cheese: 'hårdost',
      garlic: 'vitlök',
      oil: 'olja',
      lemon: 'citron',
    },
    steps: [
      ({ greens, nuts }) =>
        `Skölj ${greens} och torka väl. Av rosmarin, timjan, salvia och oregano räcker två skedar; ta persilja eller spenat till resten. Rosta ${nuts} i en torr panna.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Mixa ${greens} med nötterna, ${garlic}, ${oil}, ${cheese}, ${lemon} och salt till en grov röra.`,
    ],
    rest: 'Tre dagar i kylen under ett lager olja, eller fryst i tärningar.',
  },
  raita: {
    title: 'Yoghurt med grönsaker',
    slots: {
      yoghurt: 'yoghurt',
      vegetables: 'gurka eller andra grönsaker',
      herbs: 'mynta eller koriander',
      garlic: 'vitlök',
      cumin: 'spiskummin',
    },
    steps: [
      ({ vegetables }) =>
        `Riv eller hacka ${vegetables}, salta och krama ur vattnet; låt spenat falla ihop i pannan först.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Rör ner det i ${yoghurt} med ${herbs}, lite ${garlic} och ${cumin}.`,
    ],
    rest: 'Till i morgon, i kylen.',
  },
  'tomato-sauce': {
    title: 'Tomatsås',
    slots: {
      tomatoes: 'tomater',
      onion: 'lök',
      roots: 'morot eller selleri',
      garlic: 'vitlök',
      herbs: 'basilika eller oregano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Hacka ${onion}, ${roots} och ${garlic} och låt det mjukna i rikligt med olja i 8 minuter.`,
      ({ tomatoes }) => `Tillsätt ${tomatoes}, i bitar, en nypa socker och salt.`,
      () => 'Låt sjuda i 25 minuter, tills såsen är tjock.',
      ({ herbs }) => `Rör ner ${herbs} och mixa om du vill.`,
    ],
    rest: 'Tre dagar i kylen, tre månader i frysen.',
  },
  'quick-pickles': {
    title: 'Snabbinlagda grönsaker',
    slots: {
      vegetables: 'grönsaker',
      vinegar: 'ättika eller vinäger',
      sugar: 'socker',
      spice: 'senapsfrön eller andra kryddor',
    },
    steps: [
      ({ vegetables }) =>
        `Skiva ${vegetables} tunt och lägg i en burk som sköljts med kokande vatten; gröna bönor kokas i 8 minuter först.`,
      ({ vinegar, sugar, spice }) =>
        `Koka upp ${vinegar} med lika mycket vatten, ättiksprit med tre gånger så mycket, ${sugar}, en matsked salt och ${spice}.`,
      () => 'Häll över lagen het, så att allt täcks. Stäng burken och låt svalna. Klart efter en timme.',
    ],
    rest: 'Håller en vecka i kylen; inget för skafferiet.',
  },
  'avocado-dip': {
    title: 'Avokado- eller ärtröra',
    slots: {
      avocado: 'avokado eller ärter',
      lime: 'lime',
      tomato: 'tomat',
      herbs: 'koriander',
      chilli: 'chili',
    },
    steps: [
      ({ avocado }) => `Mosa ${avocado}; ärter, bondbönor och edamame kokas i 4 minuter först.`,
      ({ lime }) => `Rör genast ner saften av ${lime}, och salt.`,
      ({ tomato, herbs, chilli }) => `Vänd ner ${tomato}, i tärningar, ${herbs} och ${chilli}.`,
    ],
    rest: 'Med plastfolie direkt på ytan, till i morgon.',
  },
  'bean-dip': {
    title: 'Bönröra',
    slots: {
      pulses: 'kikärter eller bönor',
      vegetables: 'kokta rödbetor eller paprika',
      tahini: 'tahini',
      lemon: 'citron',
      garlic: 'vitlök',
    },
    steps: [
      ({ pulses }) => `Låt ${pulses} rinna av, från burk eller mjukkokta, och spara lite av spadet.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Mixa dem med ${vegetables}, råa stekta mjuka först, ${tahini}, lite av ${lemon}, ${garlic}, salt och olja. Späd med spadet.`,
    ],
    rest: 'Tre dagar i kylen; på mackor och i wraps.',
  },
};
