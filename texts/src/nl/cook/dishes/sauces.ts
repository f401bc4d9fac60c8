import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto van kruiden of blad',
    slots: {
      greens: 'kruiden of bladeren',
      nuts: 'noten of zaden',
      cheese: 'harde kaas',
      garlic: 'knoflook',
      oil: 'olie',
      lemon: 'citroen',
    },
    steps: [
      ({ greens, nuts }) =>
        `Was ${greens} en laat goed drogen. Neem van rozemarijn, tijm, salie of oregano maar twee lepels, en verder peterselie of spinazie. Rooster ${nuts} in een droge pan.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Maal ${greens} met de noten, ${garlic}, ${oil}, ${cheese}, ${lemon} en zout tot een grove pasta.`,
    ],
    rest: 'Drie dagen in de koelkast onder een laagje olie, of ingevroren in blokjes.',
  },
  raita: {
    title: 'Yoghurt met groente',
    slots: {
      yoghurt: 'yoghurt',
      vegetables: 'komkommer of andere groente',
      herbs: 'munt of koriander',
      garlic: 'knoflook',
      cumin: 'komijn',
    },
    steps: [
      ({ vegetables }) =>
        `Rasp of hak ${vegetables}, voeg zout toe en knijp het vocht eruit; spinazie laat je eerst slinken.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Roer dit door ${yoghurt}, met ${herbs}, een beetje ${garlic} en ${cumin}.`,
    ],
    rest: 'Tot morgen, in de koelkast.',
  },
  'tomato-sauce': {
    title: 'Tomatensaus',
    slots: {
      tomatoes: 'tomaten',
      onion: 'ui',
      roots: 'wortel of bleekselderij',
      garlic: 'knoflook',
      herbs: 'basilicum of oregano',
    },
    steps: [
      ({ onion, roots, garlic }) => `Hak ${onion}, ${roots} en ${garlic}, en fruit 8 minuten in ruim olie.`,
      ({ tomatoes }) => `Voeg ${tomatoes} toe, in stukken, met een snufje suiker en zout.`,
      () => 'Laat 25 minuten pruttelen, tot een dikke saus.',
      ({ herbs }) => `Roer ${herbs} erdoor, en pureer als je wilt.`,
    ],
    rest: 'Drie dagen koud, drie maanden ingevroren.',
  },
  'quick-pickles': {
    title: 'Snel tafelzuur',
    slots: {
      vegetables: 'groente',
      vinegar: 'azijn',
      sugar: 'suiker',
      spice: 'mosterdzaad of andere specerijen',
    },
    steps: [
      ({ vegetables }) =>
        `Snijd ${vegetables} in dunne plakjes en doe ze in een pot die met kokend water is omgespoeld; sperziebonen kook je eerst 8 minuten.`,
      ({ vinegar, sugar, spice }) =>
        `Kook ${vinegar} met evenveel water, ${sugar}, een eetlepel zout en ${spice}.`,
      () =>
        'Giet het heet over de groente, tot alles onderstaat. Sluit de pot en laat afkoelen. Na een uur kun je ervan eten.',
    ],
    rest: 'Een week in de koelkast; niet voor in de kast.',
  },
  'avocado-dip': {
    title: 'Dip van avocado of erwten',
    slots: {
      avocado: 'avocado’s of doperwten',
      lime: 'limoen',
      tomato: 'tomaat',
      herbs: 'koriander',
      chilli: 'rode peper',
    },
    steps: [
      ({ avocado }) => `Prak ${avocado}; erwten, tuinbonen en edamame kook je eerst 4 minuten.`,
      ({ lime }) => `Roer er meteen het sap van ${lime} en zout door.`,
      ({ tomato, herbs, chilli }) => `Spatel ${tomato}, in blokjes, ${herbs} en ${chilli} erdoor.`,
    ],
    rest: 'Met folie strak op het oppervlak, tot morgen.',
  },
  'bean-dip': {
    title: 'Bonendip',
    slots: {
      pulses: 'kikkererwten of bonen',
      vegetables: 'gekookte bieten of paprika',
      tahini: 'tahin',
      lemon: 'citroen',
      garlic: 'knoflook',
    },
    steps: [
      ({ pulses }) => `Laat ${pulses} uitlekken, uit blik of zacht gekookt, en bewaar wat van het vocht.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Pureer met ${vegetables}, rauwe eerst zacht gebakken, ${tahini}, een beetje ${lemon}, ${garlic}, zout en olie. Verdun met het vocht.`,
    ],
    rest: 'Drie dagen in de koelkast; op brood en in wraps.',
  },
};
