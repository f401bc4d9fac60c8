import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Crumble di frutta',
    slots: {
      fruit: 'frutta',
      flour: 'farina',
      oats: 'fiocchi d’avena o noci',
      fat: 'burro freddo',
      sugar: 'zucchero',
      cinnamon: 'cannella',
    },
    steps: [
      () => 'Scalda il forno a 190 °C, o 170 °C ventilato.',
      ({ fruit, sugar, cinnamon }) =>
        `Lava, e dove serve togli il nocciolo e taglia: ${fruit}; del rabarbaro solo i gambi, perché le foglie sono velenose. Le mele cotogne vanno prima cotte tenere. Mescola in una teglia con un terzo di ${sugar} e: ${cinnamon}.`,
      ({ flour, fat, oats }) =>
        `Lavora con la punta delle dita fino a delle briciole, con il resto dello zucchero e un pizzico di sale: ${flour}, ${fat}. Unisci: ${oats}. Distribuisci sulla frutta.`,
      () => 'Inforna per 35 minuti, finché sopra è dorato, il succo bolle ai bordi e la frutta è tenera.',
    ],
    rest: 'Per colazione, con lo yogurt.',
  },
  compote: {
    title: 'Composta',
    slots: { fruit: 'frutta', sugar: 'zucchero o miele', lemon: 'limone', yoghurt: 'yogurt o crema' },
    steps: [
      ({ fruit }) =>
        `Lava, e dove serve togli il nocciolo e taglia: ${fruit}. Togli le ammaccature; quello che è ammuffito si butta, e così le foglie del rabarbaro, che sono velenose.`,
      ({ sugar, lemon }) =>
        `Lascia sobbollire 10 minuti, finché si disfa quanto ti piace, con uno spruzzo d’acqua e: ${sugar}, ${lemon}; frutta secca e mele cotogne ne vogliono 30, coperte d’acqua.`,
      ({ yoghurt }) => `Si mangia calda o fredda, con: ${yoghurt}.`,
    ],
    rest: 'Tre giorni in frigo, o congelata in vaschette piccole.',
  },
  smoothie: {
    title: 'Frullato',
    slots: {
      fruit: 'frutta',
      liquid: 'latte, yogurt o succo',
      greens: 'foglie verdi',
      oats: 'fiocchi d’avena',
    },
    steps: [
      ({ fruit }) => `Lava, e dove serve sbuccia, togli il nocciolo e taglia: ${fruit}.`,
      ({ liquid, greens, oats }) =>
        `Frulla finché è liscio con: ${liquid}, ${greens}, ${oats}. Allunga con acqua.`,
    ],
    rest: 'Un giorno in frigo in una bottiglia chiusa; o congelalo in ghiaccioli.',
  },
  'porridge-with-fruit': {
    title: 'Porridge con frutta',
    slots: { oats: 'fiocchi d’avena', milk: 'latte', fruit: 'frutta', nuts: 'noci', honey: 'miele' },
    steps: [
      ({ oats, milk }) =>
        `Lascia sobbollire 6 minuti con un pizzico di sale, mescolando, finché si addensa: ${oats}, ${milk}.`,
      ({ fruit }) => `Taglia a pezzetti, e scaldane metà nel porridge: ${fruit}.`,
      ({ fruit, nuts, honey }) => `Metti sopra il resto di ${fruit}, e: ${nuts}, ${honey}.`,
    ],
    rest: 'Scaldalo una volta sola con uno spruzzo di latte, finché fuma.',
  },
  'overnight-oats': {
    title: 'Overnight oats',
    slots: { oats: 'fiocchi d’avena', yoghurt: 'yogurt', milk: 'latte', fruit: 'frutta' },
    steps: [
      ({ oats, yoghurt, milk }) => `Mescola in due vasetti: ${oats}, ${yoghurt}, ${milk}.`,
      ({ fruit }) =>
        `Grattugia o taglia, e unisci: ${fruit}; quella che annerisce si mette sopra al mattino.`,
      () => 'Chiudi i vasetti e lasciali in frigo tutta la notte, o almeno due ore.',
    ],
    rest: 'Due giorni in frigo.',
  },
  'fruit-salad-bowl': {
    title: 'Macedonia',
    slots: {
      fruit: 'frutta',
      juice: 'limone o arancia',
      cream: 'yogurt o panna',
      mint: 'menta',
      nuts: 'noci',
    },
    steps: [
      ({ fruit }) => `Lava, dove serve sbuccia e togli il nocciolo, e taglia a bocconi: ${fruit}.`,
      ({ juice }) => `Mescola subito, così niente annerisce, con il succo di: ${juice}.`,
      ({ mint, nuts, cream }) => `Servi con: ${mint}, ${nuts}, ${cream}.`,
    ],
    rest: 'Fino a domani in frigo, o in un frullato.',
  },
  'baked-fruit': {
    title: 'Frutta al forno',
    slots: {
      fruit: 'mele, pere o frutta con nocciolo',
      filling: 'noci, uvetta o biscotti',
      sugar: 'miele o zucchero',
      butter: 'burro',
      cream: 'panna o yogurt',
    },
    steps: [
      ({ fruit }) =>
        `Scalda il forno a 190 °C, o 170 °C ventilato. Taglia a metà, senza noccioli né torsoli, e metti in una teglia, con il taglio in alto: ${fruit}; ananas e gambi di rabarbaro a pezzi.`,
      ({ filling, sugar, butter }) =>
        `Riempi o cospargi con: ${filling}, ${sugar}, ${butter}. Aggiungi qualche cucchiaio d’acqua.`,
      () => 'Inforna per 25 minuti, finché è tenera; le mele intere vogliono altri 15 minuti, le cotogne 35.',
      ({ cream }) => `Si mangia calda con: ${cream}.`,
    ],
    rest: 'Fredda con porridge o yogurt.',
  },
  'fruit-batter-pudding': {
    title: 'Clafoutis',
    slots: { fruit: 'frutta', eggs: 'uova', milk: 'latte', flour: 'farina', sugar: 'zucchero' },
    steps: [
      () => 'Scalda il forno a 180 °C, o 160 °C ventilato. Imburra o ungi una teglia.',
      ({ fruit }) =>
        `Lava, dove serve togli il nocciolo e taglia, e distribuisci sul fondo: ${fruit}; del rabarbaro solo i gambi.`,
      ({ eggs, sugar, flour, milk }) =>
        `Sbatti con un pizzico di sale: ${eggs}, ${sugar}, poi ${flour}, poi ${milk}. Versa sopra.`,
      () => 'Inforna per 40 minuti, finché è dorato e il centro è rappreso.',
    ],
    rest: 'In frigo entro due ore. Buono freddo, per altri due giorni.',
  },
  'rice-pudding-from-rice': {
    title: 'Riso al latte con riso cotto',
    slots: {
      rice: 'riso cotto in bianco',
      milk: 'latte',
      sugar: 'zucchero',
      fruit: 'frutta',
      cinnamon: 'cannella o vaniglia',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Lascia sobbollire 18 minuti, mescolando spesso, finché è cremoso e fuma: ${rice}, ${milk}, ${sugar}, ${cinnamon}. Usa solo riso raffreddato entro un’ora e rimasto in frigo al massimo un giorno.`,
      ({ fruit }) => `Si mangia caldo con: ${fruit}.`,
    ],
    rest: 'Il riso è stato conservato e scaldato una volta: finiscilo tutto adesso.',
  },
};
