import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// What fills a slot has neither article nor gender here, so it stands behind a colon or in brackets; only slots for a single
// food that nothing stands in for, which are always called by their own word, take an article.
export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'uova',
      vegetables: 'verdure da padella',
      onion: 'cipolla',
      cheese: 'formaggio',
      herbs: 'erbe fresche',
      oil: 'olio',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Taglia a pezzetti: ${vegetables}, ${onion}. Quello che è crudo e duro, come patate o broccoli, a dadini di 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Scalda il grasso (${oil}) in una padella che può andare sotto il grill. Rosola a fuoco medio, da 5 a 12 minuti, finché è tenero e asciutto: ${vegetables}, ${onion}.`,
      ({ eggs, cheese, herbs }) =>
        `Sbatti con sale e pepe: ${eggs}. Aggiungi, a pezzetti: ${cheese}, ${herbs}.`,
      ({ eggs }) =>
        `Versa sulle verdure: ${eggs}. Cuoci 10 minuti a fuoco basso, finché solo la superficie è liquida. Accendi il grill.`,
      () => 'Metti la padella sotto il grill per 2 o 3 minuti, finché l’uovo è rappreso fino in fondo.',
    ],
    rest: 'In frigo entro due ore. Buona fredda, a spicchi o nel pane.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'uova',
      tomatoes: 'pomodori',
      peppers: 'peperoni',
      onion: 'cipolla',
      garlic: 'aglio',
      paprika: 'paprica o cumino',
      cheese: 'formaggio da sbriciolare',
      herbs: 'erbe fresche',
      oil: 'olio',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Affetta: ${onion}, ${peppers}. Fai appassire circa 8 minuti in una padella larga, con: ${oil}.`,
      ({ garlic, paprika, tomatoes }) =>
        `Unisci: ${garlic} a pezzetti, ${paprika}, poi ${tomatoes}. Lascia sobbollire 10 minuti, finché si addensa. Sala.`,
      ({ eggs }) => `Fai delle conche nel sugo e rompici dentro: ${eggs}.`,
      () =>
        'Copri e cuoci 8 minuti a fuoco basso, finché gli albumi sono sodi; per bambini piccoli, in gravidanza, in età avanzata o in caso di malattia, anche i tuorli.',
      ({ cheese, herbs }) => `Sbriciola sopra: ${cheese}. Cospargi: ${herbs}. Si mangia con il pane.`,
    ],
    rest: 'Il sugo si conserva senza le uova: cuoci solo quelle che si mangiano.',
  },
  omelette: {
    title: 'Omelette',
    slots: {
      eggs: 'uova',
      filling: 'ripieno',
      cheese: 'formaggio',
      herbs: 'erbe fresche',
      butter: 'burro',
    },
    steps: [
      ({ filling, butter }) =>
        `Taglia a pezzetti: ${filling}. Scalda in padella metà del grasso (${butter}). Quello che è crudo va rosolato finché è tenero e asciutto, il pesce affumicato crudo finché si sfalda; quello che è cotto va scaldato finché fuma. Togli dalla padella.`,
      ({ eggs, herbs }) => `Sbatti con un po’ di sale: ${eggs}, ${herbs}.`,
      ({ eggs, butter }) =>
        `Scalda il resto del grasso (${butter}). Versa: ${eggs}. Tira i bordi verso il centro per 2 minuti, finché la superficie è quasi rappresa.`,
      ({ filling, cheese }) =>
        `Metti su una metà: ${filling}, ${cheese}. Piega sopra l’altra, e cuoci finché l’uovo è rappreso.`,
    ],
    rest: 'Meglio subito; fredda, a strisce, nell’insalata o in un panino.',
  },
  'green-baked-eggs': {
    title: 'Uova al forno nel verde',
    slots: {
      eggs: 'uova',
      greens: 'verdure a foglia',
      cream: 'panna',
      cheese: 'formaggio',
      garlic: 'aglio',
    },
    steps: [
      () => 'Scalda il forno a 200 °C, o 180 °C ventilato.',
      ({ greens, garlic }) =>
        `Lava, e taglia a strisce foglie e porri: ${greens}. Cuoci finché è tenero, in una padella che può andare in forno, con un filo d’olio e ${garlic} a pezzetti: gli spinaci 3 minuti, il cavolo 8. Getta l’acqua.`,
      ({ cream, eggs, cheese }) =>
        `Unisci, con sale e pepe: ${cream}. Fai delle conche e rompici dentro: ${eggs}. Cospargi: ${cheese}.`,
      () =>
        'Inforna per 12 minuti, finché gli albumi sono sodi; per bambini piccoli, in gravidanza, in età avanzata o in caso di malattia, finché lo sono anche i tuorli.',
    ],
    rest: 'Le verdure si conservano; le uova sono meglio in giornata.',
  },
  quiche: {
    title: 'Torta salata',
    slots: {
      pastry: 'pasta brisée o sfoglia',
      eggs: 'uova',
      cream: 'panna o latte',
      filling: 'ripieno',
      cheese: 'formaggio',
    },
    steps: [
      ({ pastry }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Fodera una teglia da 26 cm con: ${pastry}. Bucherella, e inforna per 15 minuti.`,
      ({ filling }) =>
        `Intanto taglia a pezzetti e rosola finché è tenero e asciutto, la pancetta cruda finché è croccante: ${filling}. Quello che è già cotto va solo tagliato.`,
      ({ eggs, cream, cheese }) => `Sbatti con sale e pepe: ${eggs}, ${cream}, ${cheese}.`,
      () =>
        'Distribuisci il ripieno sulla pasta, versaci sopra le uova, e inforna per 35 minuti, finché il centro è rappreso e non trema più.',
    ],
    rest: 'Buona fredda; in frigo entro due ore.',
  },
  pancakes: {
    title: 'Crêpe',
    slots: {
      flour: 'farina',
      milk: 'latte',
      eggs: 'uova',
      topping: 'frutta o altro da metterci sopra',
      butter: 'burro',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Sbatti fino a una pastella liscia: ${flour}, ${eggs}, metà di ${milk}. Poi aggiungi il resto e un pizzico di sale. Lascia riposare 5 minuti.`,
      ({ butter }) =>
        `Scalda in padella un po’ di grasso (${butter}). Cuoci un mestolo di pastella circa un minuto per lato; continua finché è finita.`,
      ({ topping }) => `Si mangiano con lo zucchero o con: ${topping}.`,
    ],
    rest: 'Arrotolale e scaldale in padella il giorno dopo.',
  },
  'egg-curry': {
    title: 'Curry di uova',
    slots: {
      eggs: 'uova',
      onion: 'cipolle',
      tomatoes: 'pomodori',
      vegetables: 'verdure',
      coconut: 'latte di cocco o panna',
      spice: 'curry in polvere o in pasta',
      garlic: 'aglio',
    },
    steps: [
      ({ eggs }) =>
        `Fai bollire 9 minuti, raffredda sotto l’acqua e sbuccia: ${eggs}. Se sono già sode, salta questo passaggio.`,
      ({ onion }) => `Affetta e rosola nell’olio a fuoco medio finché è dorato, circa 8 minuti: ${onion}.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Unisci: ${garlic} a pezzetti, ${spice}, poi, a pezzetti: ${tomatoes}, ${vegetables}. Le foglie tenere aspettano gli ultimi 3 minuti.`,
      ({ coconut }) => `Aggiungi: ${coconut}; lo yogurt solo alla fine.`,
      () => 'Aggiungi una tazza d’acqua e lascia sobbollire 10 minuti, finché è tutto tenero.',
      ({ eggs }) => `Taglia a metà e scalda nel sugo: ${eggs}. Si mangia con riso o pane.`,
    ],
    rest: 'Scaldalo una volta sola, finché fuma.',
  },
  'meringue-with-fruit': {
    title: 'Meringa con frutta',
    slots: {
      whites: 'albumi',
      sugar: 'zucchero',
      fruit: 'frutta morbida',
      cream: 'panna o yogurt',
    },
    steps: [
      ({ whites }) =>
        `Scalda il forno a 120 °C, o 100 °C ventilato. Separa le uova intere; negli albumi non deve esserci tuorlo. Monta fino a punte morbide: ${whites}.`,
      ({ sugar }) =>
        `Aggiungi a cucchiaiate, sempre montando, finché è sodo e lucido: ${sugar}. Stendi sulla carta forno, largo circa 20 cm.`,
      () =>
        'Inforna per 75 minuti, finché è asciutta e si stacca dalla carta. Lascia raffreddare nel forno per circa un’ora.',
      ({ fruit, cream }) => `Appena prima di mangiare, metti sopra: ${cream}, ${fruit}.`,
    ],
    rest: 'La meringa si conserva in una scatola asciutta; farcita no.',
  },
};
