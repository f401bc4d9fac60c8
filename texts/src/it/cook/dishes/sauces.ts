import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto di erbe o foglie',
    slots: {
      greens: 'erbe o foglie',
      nuts: 'noci o semi',
      cheese: 'formaggio da grattugiare',
      garlic: 'aglio',
      oil: 'olio',
      lemon: 'limone',
    },
    steps: [
      ({ greens, nuts }) =>
        `Lava e asciuga bene: ${greens}. Di rosmarino, timo, salvia o origano prendi solo due cucchiai, e per il resto prezzemolo o spinaci. Tosta in una padella asciutta: ${nuts}.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Frulla grossolanamente, con quello che hai tostato, sale e: ${greens}, ${garlic}, ${oil}, ${cheese}, ${lemon}.`,
    ],
    rest: 'Tre giorni in frigo coperto d’olio, o congelato a cubetti.',
  },
  raita: {
    title: 'Raita di yogurt e verdure',
    slots: {
      yoghurt: 'yogurt',
      vegetables: 'cetriolo o altre verdure',
      herbs: 'menta o coriandolo',
      garlic: 'aglio',
      cumin: 'cumino',
    },
    steps: [
      ({ vegetables }) =>
        `Grattugia o trita, sala e strizza l’acqua: ${vegetables}; gli spinaci vanno prima appassiti.`,
      ({ yoghurt, herbs, garlic, cumin }) => `Mescola con: ${yoghurt}, ${herbs}, ${garlic} (poco), ${cumin}.`,
    ],
    rest: 'Fino a domani, in frigo.',
  },
  'tomato-sauce': {
    title: 'Sugo di pomodoro',
    slots: {
      tomatoes: 'pomodori',
      onion: 'cipolla',
      roots: 'carota o sedano',
      garlic: 'aglio',
      herbs: 'basilico o origano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Trita: ${onion}, ${roots}, ${garlic}. Fai appassire 8 minuti in abbondante olio.`,
      ({ tomatoes }) => `Aggiungi a pezzi, con un pizzico di zucchero e sale: ${tomatoes}.`,
      () => 'Lascia sobbollire 25 minuti, finché si addensa.',
      ({ herbs }) => `Unisci: ${herbs}. Se vuoi, frulla.`,
    ],
    rest: 'Tre giorni in frigo, tre mesi in freezer.',
  },
  'quick-pickles': {
    title: 'Sottaceti veloci',
    slots: {
      vegetables: 'verdure',
      vinegar: 'aceto',
      sugar: 'zucchero',
      spice: 'semi di senape o altre spezie',
    },
    steps: [
      ({ vegetables }) =>
        `Taglia a fette sottili e metti in un vasetto sciacquato con acqua bollente: ${vegetables}; i fagiolini vanno prima bolliti 8 minuti.`,
      ({ vinegar, sugar, spice }) =>
        `Fai bollire insieme: ${vinegar}, altrettanta acqua, ${sugar}, un cucchiaio di sale, ${spice}.`,
      () =>
        'Versa bollente sulle verdure, in modo che siano tutte coperte. Chiudi il vasetto e lascia raffreddare. Sono buone dopo un’ora.',
    ],
    rest: 'In frigo durano una settimana; non vanno in dispensa.',
  },
  'avocado-dip': {
    title: 'Guacamole o crema di piselli',
    slots: {
      avocado: 'avocado o piselli',
      lime: 'lime',
      tomato: 'pomodoro',
      herbs: 'coriandolo',
      chilli: 'peperoncino',
    },
    steps: [
      ({ avocado }) => `Schiaccia: ${avocado}; piselli, fave ed edamame vanno prima bolliti 4 minuti.`,
      ({ lime }) => `Aggiungi subito, con sale: ${lime} (il succo).`,
      ({ tomato, herbs, chilli }) => `Incorpora: ${tomato} a dadini, ${herbs}, ${chilli}.`,
    ],
    rest: 'Con la pellicola a contatto, fino a domani.',
  },
  'bean-dip': {
    title: 'Hummus di legumi',
    slots: {
      pulses: 'ceci o fagioli',
      vegetables: 'barbabietola cotta o peperoni',
      tahini: 'tahina',
      lemon: 'limone',
      garlic: 'aglio',
    },
    steps: [
      ({ pulses }) =>
        `Scola, tenendo un po’ del liquido: ${pulses}. I legumi sono in scatola o già lessati morbidi.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Frulla con sale, olio e: ${vegetables}, ${tahini}, un po’ di ${lemon}, ${garlic}. Le verdure crude vanno prima cotte morbide in padella. Allunga con il liquido.`,
    ],
    rest: 'Tre giorni in frigo; nei panini e nelle piadine.',
  },
};
