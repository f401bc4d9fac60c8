import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pasta con verdure in padella',
    slots: {
      pasta: 'pasta',
      vegetables: 'verdure',
      garlic: 'aglio',
      meat: 'pancetta o salsiccia',
      cheese: 'formaggio',
      herbs: 'erbe fresche',
      oil: 'olio',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Metti a bollire l’acqua per la pasta e salala. Taglia a pezzetti: ${vegetables}. Affetta: ${garlic}.`,
      ({ meat }) =>
        `Rosola a pezzetti in una padella larga: ${meat}; pancetta e salsiccia cruda finché sono ben cotte, senza più rosa.`,
      ({ oil, vegetables }) =>
        `Scalda in una padella larga: ${oil}. Rosola finché è tenero, da 8 a 10 minuti: ${vegetables}. Per l’ultimo minuto aggiungi l’aglio.`,
      ({ pasta }) =>
        `Cuoci come dice la confezione, e tieni una tazza dell’acqua: ${pasta}. La pasta già cotta deve solo scaldarsi in padella.`,
      ({ pasta, cheese, herbs }) =>
        `Salta in padella con un po’ della sua acqua: ${pasta}. Unisci: ${cheese}, ${herbs}.`,
    ],
    rest: 'Scaldala una volta sola con un po’ d’acqua, finché fuma; se ci sono finiti avanzi, finiscila adesso.',
  },
  'creamy-pasta': {
    title: 'Pasta cremosa',
    slots: {
      pasta: 'pasta',
      cream: 'panna',
      addition: 'verdure, prosciutto o pesce',
      lemon: 'limone',
      cheese: 'formaggio da grattugiare',
      garlic: 'aglio',
    },
    steps: [
      ({ addition, garlic }) =>
        `Metti a bollire l’acqua per la pasta e salala. Taglia a pezzetti: ${addition}. Trita: ${garlic}.`,
      ({ addition }) =>
        `Rosola in una padella larga con un filo d’olio: ${addition}. Le verdure finché sono tenere, la pancetta finché è croccante, pesce crudo, eglefino affumicato e gamberi crudi finché sono ben cotti, gli avanzi finché fumano. Il salmone affumicato va dentro alla fine.`,
      ({ pasta }) => `Cuoci come dice la confezione, e tieni una tazza dell’acqua: ${pasta}.`,
      ({ cream }) =>
        `Metti in padella l’aglio, un po’ d’acqua della pasta e: ${cream}. Fai sobbollire 3 minuti.`,
      ({ pasta, cheese, lemon }) =>
        `Salta dentro: ${pasta}. Unisci: ${cheese}, un po’ di ${lemon}. Allunga con acqua della pasta.`,
    ],
    rest: 'Allungala con latte o acqua e scaldala una volta sola, finché fuma; se ci sono finiti avanzi, finiscila adesso.',
  },
  'bolognese-sauce': {
    title: 'Pasta al ragù',
    slots: {
      mince: 'carne macinata',
      tomatoes: 'pomodori pelati',
      roots: 'carote e sedano',
      onion: 'cipolla',
      pasta: 'spaghetti',
      wine: 'vino rosso',
      garlic: 'aglio',
    },
    steps: [
      ({ onion, roots }) =>
        `Trita molto fine: ${onion}, ${roots}. Fai appassire nell’olio in una pentola per 8 minuti.`,
      ({ mince, garlic }) =>
        `Alza il fuoco. Rosola finché è scuro e asciutto, la carne cruda senza più rosa: ${mince}. Aggiungi: ${garlic} a pezzetti. Di soia secca o lenticchie basta un terzo del peso, con mezzo litro d’acqua.`,
      ({ wine, tomatoes }) => `Sfuma con: ${wine}. Poi aggiungi: ${tomatoes}. Sala e pepa.`,
      () =>
        'Lascia sobbollire mezzo coperto per 40 minuti, e mescola ogni tanto. Le lenticchie devono essere tenere.',
      ({ pasta }) => `Cuoci come dice la confezione, e salta nel sugo: ${pasta}.`,
    ],
    rest: 'Il ragù si congela bene, per tre mesi.',
  },
  'pasta-bake': {
    title: 'Pasta al forno',
    slots: {
      pasta: 'pasta',
      vegetables: 'verdure',
      sauce: 'pomodori, panna o latte',
      cheese: 'formaggio che fonde',
      meat: 'avanzi di carne o pesce in scatola',
    },
    steps: [
      ({ pasta }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Cuoci 2 minuti meno di quanto dice la confezione: ${pasta}; quella cotta o fresca, come gli gnocchi, va dentro così.`,
      ({ vegetables }) =>
        `Taglia a pezzetti e rosola finché è tenero, 8 minuti: ${vegetables}. Se la salsa è il latte, fallo bollire con 2 cucchiai di farina.`,
      ({ sauce, meat, cheese }) =>
        `Mescola in una teglia pasta e verdure con sale, pepe e: ${sauce}, ${meat}, metà di ${cheese}. Il resto va sopra.`,
      () => 'Inforna per 20 minuti, finché sopra è dorata e al centro fuma.',
    ],
    rest: 'Scalda le porzioni una volta sola, finché fumano; se ci sono finiti avanzi, finiscila adesso.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagne',
    slots: {
      sheets: 'sfoglie per lasagne',
      filling: 'verdure o carne macinata',
      tomatoes: 'pomodori pelati',
      milk: 'latte',
      flour: 'farina',
      cheese: 'formaggio che fonde',
      onion: 'cipolla',
    },
    steps: [
      ({ onion, filling }) =>
        `Taglia a pezzetti e rosola nell’olio finché è tenero e asciutto: ${onion}, ${filling}; la carne macinata finché è rosolata e ben cotta, senza più rosa.`,
      ({ tomatoes }) =>
        `Aggiungi: ${tomatoes}. Condisci, e lascia sobbollire mentre fai la besciamella. Scalda il forno a 190 °C, o 170 °C ventilato.`,
      ({ flour, milk }) =>
        `Scalda 50 g di burro o olio e mescola per un minuto con: ${flour}. Poi, poco a poco e con la frusta: ${milk}. Fai bollire finché si addensa, e sala.`,
      ({ sheets, cheese }) =>
        `Fai strati in una teglia: sugo, ${sheets}, besciamella. Sopra a tutto besciamella e: ${cheese}.`,
      () =>
        'Inforna per 40 minuti, finché un coltello passa facilmente e il centro fuma. Lascia riposare un po’ prima di tagliare.',
    ],
    rest: 'Meglio il giorno dopo; si congelano a porzioni.',
  },
  'pasta-with-greens': {
    title: 'Pasta con verdure a foglia',
    slots: {
      pasta: 'pasta',
      greens: 'verdure a foglia',
      pesto: 'pesto',
      pulses: 'fagioli bianchi',
      garlic: 'aglio',
      chilli: 'peperoncino',
      lemon: 'limone',
    },
    steps: [
      ({ pasta }) => `Cuoci in acqua salata come dice la confezione: ${pasta}.`,
      ({ greens }) =>
        `Taglia a strisce o a pezzetti: ${greens}. Quelle dure vanno con la pasta gli ultimi 4 minuti, le foglie tenere l’ultimo; con gli gnocchi, fai bollire prima quelle dure.`,
      ({ garlic, chilli, pulses }) =>
        `Intanto scalda in abbondante olio: ${garlic} a fettine, ${chilli}, ${pulses} (senza il liquido).`,
      ({ pasta, pesto, lemon }) =>
        `Tieni una tazza dell’acqua e scola: ${pasta}. Mescola tutto con: ${pesto}, un po’ di ${lemon}.`,
    ],
    rest: 'Buona fredda, come insalata.',
  },
  'noodle-stir-fry': {
    title: 'Noodles saltati',
    slots: {
      noodles: 'noodles',
      vegetables: 'verdure',
      protein: 'tofu, gamberi o carne',
      soy: 'salsa di soia',
      ginger: 'zenzero',
      garlic: 'aglio',
      lime: 'lime',
    },
    steps: [
      ({ noodles }) =>
        `Cuoci come dice la confezione, sciacqua con acqua fredda e scola: ${noodles}. Quelli già cotti restano così.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Taglia a strisce sottili, la carne cruda su un tagliere a parte: ${vegetables}, ${protein}. Trita: ${ginger}, ${garlic}.`,
      ({ protein }) =>
        `Rosola nell’olio caldo in una padella larga finché è dorato: ${protein}; la carne cruda finché è ben cotta, senza più rosa, i gamberi crudi finché sono rosa. Togli dalla padella.`,
      ({ vegetables }) => `Salta a fuoco vivo 4 minuti, prima quelle dure: ${vegetables}.`,
      ({ soy, lime }) =>
        `Aggiungi noodles, zenzero, aglio, quello che hai tolto e: ${soy}. Salta finché è caldo. Condisci: ${lime}.`,
    ],
    rest: 'Scaldali una volta sola, in una padella ben calda, finché fumano; se ci sono finiti avanzi, finiscili adesso.',
  },
  'noodle-soup': {
    title: 'Zuppa di noodles',
    slots: {
      noodles: 'noodles',
      stock: 'brodo',
      vegetables: 'verdure',
      protein: 'tofu, uova o avanzi di carne',
      ginger: 'zenzero',
      soy: 'salsa di soia o miso',
    },
    steps: [
      ({ stock, ginger }) => `Lascia sobbollire 5 minuti: ${stock} (dadi in acqua calda), ${ginger} a fette.`,
      ({ vegetables }) =>
        `Taglia a pezzi sottili: ${vegetables}. Aggiungi quelle dure e i germogli di soia, e cuoci 3 minuti.`,
      ({ noodles }) =>
        `Aggiungi e cuoci quanto dice la confezione: ${noodles}; le foglie tenere per l’ultimo minuto.`,
      ({ protein }) =>
        `Scalda nella zuppa finché fuma: ${protein}; i gamberi crudi finché sono rosa, i ravioli come dice la confezione. Le uova bollono a parte 9 minuti.`,
      ({ soy }) => `Togli dal fuoco e unisci: ${soy}.`,
    ],
    rest: 'Tieni separati brodo e noodles; fai bollire il brodo una volta. Se ci sono finiti avanzi, finiscila adesso.',
  },
  'tuna-pasta': {
    title: 'Pasta tonno e pomodoro',
    slots: {
      pasta: 'pasta',
      fish: 'tonno in scatola',
      tomatoes: 'pomodori',
      extra: 'olive o capperi',
      onion: 'cipolla',
      garlic: 'aglio',
    },
    steps: [
      ({ pasta }) =>
        `Cuoci in acqua salata come dice la confezione, e tieni una tazza dell’acqua: ${pasta}. Quella già cotta si scalda solo nel sugo.`,
      ({ onion, garlic, tomatoes }) =>
        `Fai appassire nell’olio: ${onion} a pezzetti, ${garlic} a fettine. Aggiungi, a pezzi se sono grandi: ${tomatoes}. Cuoci 6 minuti, finché è morbido.`,
      ({ fish, extra }) => `Scola: ${fish}. Unisci al sugo con: ${extra}. Scalda finché fuma.`,
      () => 'Salta dentro la pasta con un po’ della sua acqua.',
    ],
    rest: 'Buona fredda, il giorno dopo; il pesce si conserva al massimo due giorni.',
  },
};
