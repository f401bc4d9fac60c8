import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Verdure saltate al wok',
    slots: {
      vegetables: 'verdure',
      protein: 'tofu, carne o gamberi',
      soy: 'salsa di soia',
      ginger: 'zenzero',
      garlic: 'aglio',
      chilli: 'peperoncino',
      lime: 'lime',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Taglia a strisce sottili: ${vegetables}, ${protein}; la carne cruda, del tutto scongelata, e il pesce su un tagliere a parte. Trita: ${ginger}, ${garlic}, ${chilli}. I germogli di bambù freschi bollono prima 20 minuti. Se vuoi riso o noodles, mettili su adesso.`,
      ({ protein }) =>
        `Scalda l’olio in una padella larga finché brilla. Rosola 4 minuti, finché è dorato e ben cotto: ${protein}; pollame e maiale crudi senza più rosa, i gamberi rosa, i calamari bianchi. Togli dalla padella.`,
      ({ vegetables }) => `Salta 4 minuti, prima quelle dure: ${vegetables}; restano croccanti.`,
      ({ soy, lime }) =>
        `Aggiungi zenzero, aglio e peperoncino per un minuto, poi quello che hai tolto, uno spruzzo d’acqua e: ${soy}. Condisci: ${lime}.`,
    ],
    rest: 'Scaldale una volta sola, in una padella ben calda, finché fumano.',
  },
  fritters: {
    title: 'Frittelle di verdure',
    slots: {
      vegetables: 'verdure da grattugiare',
      eggs: 'uova',
      flour: 'farina',
      cheese: 'formaggio',
      herbs: 'erbe',
      dip: 'yogurt o un’altra salsa',
    },
    steps: [
      ({ vegetables }) =>
        `Grattugia o trita fine: ${vegetables}. Sala, aspetta 5 minuti, e strizza l’acqua con le mani. Quello che è cotto si schiaccia soltanto.`,
      ({ eggs, flour, cheese, herbs }) => `Mescola con: ${eggs}, ${flour}, ${cheese}, ${herbs}.`,
      () =>
        'Friggi a cucchiaiate nell’olio caldo, appiattite, 4 minuti per lato, finché sono dorate e rapprese dentro.',
      ({ dip }) => `Si mangiano con: ${dip}.`,
    ],
    rest: 'Buone fredde, nel pane.',
  },
  hash: {
    title: 'Padellata di patate e avanzi',
    slots: {
      potatoes: 'patate',
      meat: 'avanzi di carne, pancetta o tofu',
      onion: 'cipolla',
      vegetables: 'verdure',
      eggs: 'uova',
      pickle: 'cetriolini',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Taglia a dadini: ${potatoes} (1 cm se crude), ${onion}, ${meat}, ${vegetables}.`,
      ({ potatoes }) =>
        `Rosola nell’olio in una padella larga, 15 minuti se crude, la metà se cotte, girando ogni tanto: ${potatoes}.`,
      ({ meat, vegetables }) =>
        `Aggiungi la cipolla e: ${vegetables}, ${meat}. Rosola finché tutto è dorato e ben caldo; pancetta cruda, prosciutto da cuocere e pesce affumicato finché sono cotti.`,
      ({ eggs, pickle }) =>
        `Rompi sopra: ${eggs}. Copri finché gli albumi sono sodi (per bambini piccoli, in gravidanza, in età avanzata o in caso di malattia, anche i tuorli). Servi con: ${pickle}.`,
    ],
    rest: 'La carne avanzata e riscaldata si finisce adesso.',
  },
  'pan-fried-fish': {
    title: 'Pesce in padella con verdure',
    slots: {
      fish: 'filetti di pesce',
      potatoes: 'patate',
      vegetables: 'verdure verdi',
      butter: 'burro',
      lemon: 'limone',
      herbs: 'prezzemolo o aneto',
    },
    steps: [
      ({ potatoes }) => `Fai bollire a pezzi in acqua salata 15 minuti, finché sono tenere: ${potatoes}.`,
      ({ vegetables }) =>
        `Taglia, e cuoci al vapore o in padella da 4 a 6 minuti, finché sono appena tenere: ${vegetables}; i fagiolini 8.`,
      ({ fish }) =>
        `Asciuga e sala: ${fish} (scongelato, se era congelato). Rosola nell’olio, con la pelle in basso, 4 minuti, gira, e lascia altri 2, finché è opaco e si sfalda; pezzi spessi e pesci interi vogliono più tempo.`,
      ({ butter, lemon, herbs }) => `Scalda nella padella: ${butter}, ${lemon}, ${herbs}. Versa sul pesce.`,
    ],
    rest: 'Il pesce si conserva due giorni; fanne polpette.',
  },
  fishcakes: {
    title: 'Polpette di pesce',
    slots: {
      fish: 'pesce cotto, affumicato o in scatola',
      potatoes: 'purè o patate',
      eggs: 'uovo',
      crumbs: 'pangrattato',
      herbs: 'erbe o cipollotto',
      salad: 'insalata',
      lemon: 'limone',
    },
    steps: [
      ({ potatoes }) =>
        `Prepara: ${potatoes}. Quelle crude bollono a pezzi 15 minuti, si schiacciano con il sale e si raffreddano un po’; il purè che c’è già si può usare freddo.`,
      ({ fish, eggs, herbs }) =>
        `Eglefino affumicato, aringhe affumicate e granchio crudo vanno prima cotti. Sfalda: ${fish}. Mescola con il purè e: ${eggs}, ${herbs}. Forma 8 polpette piatte.`,
      ({ crumbs }) =>
        `Passale in briciole o grattugiato: ${crumbs}. Friggile nell’olio 4 minuti per lato, finché al centro fumano.`,
      ({ salad, lemon }) => `Si mangiano con: ${salad}, ${lemon}.`,
    ],
    rest: 'Il giorno dopo mangiale fredde; il pesce avanzato non si scalda due volte.',
  },
  'seafood-in-garlic': {
    title: 'Frutti di mare con aglio e pomodoro',
    slots: {
      seafood: 'gamberi o altri frutti di mare',
      tomatoes: 'pomodori o finocchio',
      garlic: 'aglio',
      wine: 'vino bianco',
      bread: 'pane o pasta',
      herbs: 'prezzemolo',
      chilli: 'peperoncino',
    },
    steps: [
      ({ seafood }) =>
        `Pulisci: ${seafood}. Cozze e vongole aperte che non si chiudono se le tocchi si buttano. Granchio e astice crudi bollono prima 12 minuti, il polpo 45. Se usi la pasta e non il pane, mettila su adesso.`,
      ({ garlic, chilli, tomatoes }) =>
        `Scalda nell’olio: abbondante ${garlic} a fettine, ${chilli}. Aggiungi a pezzetti: ${tomatoes}. Cuoci 5 minuti.`,
      ({ wine, seafood }) =>
        `Versa: ${wine}. Fai bollire, e cuoci dentro da 3 a 6 minuti: ${seafood}; i gamberi crudi finché sono rosa, calamari e capesante finché sono bianchi fino al centro, le conchiglie finché si aprono. Quelle che restano chiuse si buttano. Quello che è cotto si scalda soltanto.`,
      ({ herbs, bread }) => `Cospargi: ${herbs}. Si mangia con: ${bread}.`,
    ],
    rest: 'Meglio finirli; al massimo fino a domani, subito in frigo.',
  },
  'meat-with-pan-sauce': {
    title: 'Carne in padella con il suo sugo',
    slots: {
      meat: 'braciole, bistecche o fegato',
      vegetables: 'verdure',
      onion: 'cipolla o scalogni',
      cream: 'panna',
      potatoes: 'patate',
      mustard: 'senape',
      wine: 'vino',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Fai bollire a pezzi 15 minuti, finché sono tenere: ${potatoes}. Taglia: ${vegetables}; funghi, pomodori, zucchine e foglie si rosolano, le altre bollono gli ultimi 5 minuti, i fagiolini 8.`,
      ({ meat }) =>
        `Scongela prima in frigo la carne congelata. Taglia un pezzo intero a fette di 2 cm. Asciuga e sala: ${meat}. Rosola nell’olio caldo: le bistecche 3 minuti per lato, braciole e fegato 4, i petti di pollame 7. Pollame, maiale e frattaglie vanno ben cotti, senza più rosa (75 °C; il prosciutto da cuocere resta rosa). Dopo la carne cruda, lava tagliere e mani.`,
      ({ onion, wine }) =>
        `Lascia riposare la carne coperta, su un piatto pulito. Fai appassire nella stessa padella, a fette: ${onion}. Fai bollire con: ${wine}, o un po’ d’acqua.`,
      ({ meat, cream, mustard }) => `Unisci: ${cream}, ${mustard}. Condisci, e versa sulla carne: ${meat}.`,
    ],
    rest: 'Affetta la carne fredda per il pane o per una padellata.',
  },
  patties: {
    title: 'Hamburger',
    slots: {
      mince: 'carne macinata',
      bread: 'panini',
      salad: 'insalata',
      onion: 'cipolla',
      cheese: 'formaggio',
      pickle: 'cetriolini, ketchup o senape',
    },
    steps: [
      ({ mince }) =>
        `Sala, pepa e forma 4 hamburger piatti, un po’ più larghi del pane: ${mince}; quelli già formati restano così. Dopo la carne cruda, lava mani e tagliere.`,
      ({ onion }) => `Rosola ad anelli finché è tenero, e togli: ${onion}.`,
      () =>
        'Rosola gli hamburger nell’olio caldo circa 4 minuti per lato, di più se sono spessi, finché sono ben cotti, senza rosa dentro (75 °C).',
      ({ cheese }) => `Mettici sopra mentre sono caldi in padella: ${cheese}.`,
      ({ bread, salad, pickle }) => `Tosta: ${bread}. Farcisci con gli hamburger e: ${salad}, ${pickle}.`,
    ],
    rest: 'Congela quelli crudi in giornata, se la carne non era già congelata; quelli cotti si conservano due giorni.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortillas',
      cheese: 'formaggio che fonde',
      filling: 'ripieno',
      dip: 'panna acida, salsa o avocado',
    },
    steps: [
      ({ filling }) =>
        `Scola quello in scatola, e taglia a pezzetti: ${filling}. Rosola finché è tenero, asciutto e ben caldo; l’avocado resta crudo.`,
      ({ tortillas, cheese }) =>
        `Distribuisci il ripieno su una metà: ${tortillas}. Aggiungi: ${cheese}. Piega sopra l’altra metà.`,
      () => 'Cuoci in una padella asciutta da 2 a 3 minuti per lato, finché il formaggio fonde.',
      ({ dip }) => `Taglia a spicchi e mangia con: ${dip}.`,
    ],
    rest: 'Rifalle croccanti una volta in una padella asciutta, finché fumano; se ci sono finiti avanzi, mangiale fredde.',
  },
  'bean-burgers': {
    title: 'Burger di fagioli',
    slots: {
      pulses: 'fagioli',
      crumbs: 'pangrattato o fiocchi d’avena',
      vegetables: 'verdure',
      spice: 'cumino o paprica',
      bread: 'panini',
      salad: 'insalata',
    },
    steps: [
      ({ vegetables, spice }) =>
        `Grattugia o trita fine: ${vegetables}. Rosola finché è asciutto, con: ${spice}.`,
      ({ pulses, crumbs }) =>
        `Scola e schiaccia, in scatola o lessati morbidi: ${pulses}. Impasta con le verdure, sale e: ${crumbs}. Lascia 5 minuti, e forma burger piatti.`,
      () => 'Rosolali nell’olio 5 minuti per lato, finché sono dorati e ben caldi. Girali con delicatezza.',
      ({ bread, salad }) => `Si mangiano con: ${salad}, ${bread}.`,
    ],
    rest: 'Freddi, per il pranzo da portare con te.',
  },
  wraps: {
    title: 'Piadine e wrap ripieni',
    slots: {
      bread: 'tortillas o piadine',
      filling: 'falafel, uova o avanzi di carne',
      salad: 'insalata',
      sauce: 'yogurt o un’altra salsa',
      herbs: 'erbe',
    },
    steps: [
      ({ filling }) =>
        `Scalda finché fuma, o usa freddo: ${filling}. Le uova bollono 9 minuti; tofu, tempeh e halloumi si rosolano; le cose impanate e surgelate si cuociono come dice la confezione.`,
      ({ salad }) => `Taglia a strisce: ${salad}.`,
      ({ bread, sauce, herbs }) =>
        `Scalda in una padella asciutta: ${bread}. Spalma: ${sauce}. Farcisci, aggiungi: ${herbs}. Arrotola.`,
    ],
    rest: 'Quelli farciti sono per lo stesso giorno.',
  },
};
