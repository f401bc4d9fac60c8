import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Insalatona',
    slots: {
      leaves: 'insalata',
      vegetables: 'verdure',
      protein: 'uova, formaggio o pesce',
      fruit: 'frutta',
      bread: 'pane',
      nuts: 'noci o semi',
      lemon: 'limone o aceto',
      oil: 'olio',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Lava e asciuga: ${leaves}. Affetta: ${vegetables}; asparagi, mais e piselli vanno prima bolliti 3 minuti, i fagiolini 8.`,
      ({ bread }) => `Taglia a dadini e rosola finché è croccante: ${bread}.`,
      ({ protein }) =>
        `Prepara: ${protein}. Le uova bollono 9 minuti, la pancetta si rosola finché è croccante, halloumi e tofu finché sono dorati, quello in scatola si scola.`,
      ({ lemon, oil }) => `Fai un condimento con sale, pepe e: ${lemon}, ${oil}.`,
      ({ leaves, fruit, nuts }) =>
        `Condisci: ${leaves}. Metti sopra tutto il resto, con: ${fruit} a fette, ${nuts}.`,
    ],
    rest: 'Condisci solo quello che si mangia; le foglie condite non si conservano.',
  },
  'potato-salad': {
    title: 'Insalata di patate ricca',
    slots: {
      potatoes: 'patate',
      crisp: 'verdure croccanti',
      dressing: 'yogurt o maionese',
      eggs: 'uova',
      fish: 'pesce affumicato o prosciutto',
      herbs: 'erba cipollina o aneto',
      mustard: 'senape',
    },
    steps: [
      ({ potatoes }) =>
        `Fai bollire in acqua salata, intere o a metà, 18 minuti, finché sono tenere: ${potatoes}. Lascia raffreddare 15 minuti, e affetta.`,
      ({ eggs, crisp }) =>
        `Fai bollire 9 minuti, raffredda e sbuccia: ${eggs}. Taglia a pezzetti: ${crisp}; i piselli bollono 3 minuti, i fagiolini 8.`,
      ({ dressing, mustard }) => `Mescola con sale, pepe e uno spruzzo d’aceto: ${dressing}, ${mustard}.`,
      ({ fish }) => `Taglia a pezzi: ${fish}; la pancetta va rosolata finché è croccante.`,
      ({ potatoes, herbs }) => `Mescola delicatamente con tutto il resto: ${potatoes}, ${herbs}.`,
    ],
    rest: 'In frigo entro un’ora, per due giorni; non per il picnic al sole.',
  },
  'bread-salad': {
    title: 'Panzanella',
    slots: {
      bread: 'pane secco',
      tomatoes: 'pomodori',
      vegetables: 'cetriolo o peperoni',
      cheese: 'mozzarella o feta',
      herbs: 'basilico',
      olives: 'olive o capperi',
      oil: 'olio',
    },
    steps: [
      ({ bread }) =>
        `Spezza a bocconi e tosta in padella con un filo d’olio: ${bread}. Il pane con la muffa si butta, tutto.`,
      ({ tomatoes }) => `Taglia a pezzi, sala e lascia 10 minuti, finché esce il succo: ${tomatoes}.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Mescola i due con un cucchiaio d’aceto e: ${vegetables} a fette, ${olives}, ${cheese}, ${herbs}, ${oil}.`,
      () => 'Lascia riposare 5 minuti prima di mangiare.',
    ],
    rest: 'Il giorno dopo è più morbida, e ancora buona.',
  },
  slaw: {
    title: 'Insalata di cavolo',
    slots: {
      cabbage: 'cavolo',
      roots: 'carote e mele',
      dressing: 'yogurt o maionese',
      nuts: 'noci o uvetta',
      lemon: 'limone o aceto',
      protein: 'pollo, fagioli o formaggio',
    },
    steps: [
      ({ cabbage }) =>
        `Affetta più sottile che puoi: ${cabbage}. Massaggia con un cucchiaino di sale finché è morbido.`,
      ({ roots }) => `Grattugia grossolanamente, o taglia a strisce sottili: ${roots}.`,
      ({ dressing, lemon }) =>
        `Mescola, con pepe e un pizzico di zucchero: ${dressing}, un po’ di ${lemon}. Unisci alle verdure.`,
      ({ protein, nuts }) => `Metti sopra: ${protein}, ${nuts}. L’halloumi si rosola, i fagioli si scolano.`,
    ],
    rest: 'Buona per due giorni, coperta e al freddo.',
  },
  'summer-rolls-bowl': {
    title: 'Noodles freddi alle erbe',
    slots: {
      noodles: 'noodles di riso',
      vegetables: 'verdure crude',
      protein: 'tofu, gamberi o pollo',
      herbs: 'menta o coriandolo',
      peanut: 'burro di arachidi',
      lime: 'lime',
      soy: 'salsa di soia',
    },
    steps: [
      ({ noodles }) => `Cuoci come dice la confezione, e sciacqua con acqua fredda: ${noodles}.`,
      ({ vegetables }) =>
        `Taglia a strisce sottili: ${vegetables}; i germogli di soia vanno un minuto in acqua bollente.`,
      ({ protein }) =>
        `Rosola finché è dorato: ${protein}. I gamberi crudi finché sono rosa e cotti dentro, le uova sbattute come una frittatina finché è rappresa. Il granchio crudo bolle 12 minuti. Quello che è cotto si affetta soltanto.`,
      ({ soy, lime, peanut }) =>
        `Mescola in una salsa, con un po’ di zucchero: ${soy}, ${lime} (il succo), ${peanut}.`,
      ({ herbs }) => `Mescola tutto, con abbondanza di: ${herbs}.`,
    ],
    rest: 'Per il pranzo del giorno dopo, al freddo.',
  },
};
