import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'French toast',
    slots: { bread: 'pane', eggs: 'uova', milk: 'latte', fruit: 'frutta', butter: 'burro' },
    steps: [
      ({ eggs, milk }) => `Sbatti in un piatto fondo con un pizzico di sale: ${eggs}, ${milk}.`,
      ({ bread }) =>
        `Immergici le fette finché sono inzuppate, un minuto per lato: ${bread}. Il pane con la muffa si butta, tutto.`,
      ({ butter }) =>
        `Scalda in padella: ${butter}. Cuoci le fette 3 minuti per lato, finché sono dorate e rapprese dentro.`,
      ({ fruit }) => `Si mangia con zucchero e cannella o con: ${fruit}.`,
    ],
    rest: 'In frigo entro due ore; rifallo croccante una volta nel tostapane, finché è ben caldo.',
  },
  'bread-pudding': {
    title: 'Torta di pane',
    slots: {
      bread: 'pane o brioche vecchi',
      milk: 'latte',
      eggs: 'uova',
      fruit: 'frutta fresca o secca',
      sugar: 'zucchero',
      cinnamon: 'cannella',
    },
    steps: [
      ({ bread }) =>
        `Scalda il forno a 180 °C, o 160 °C ventilato. Taglia a pezzi e metti in una teglia imburrata: ${bread}; quello che ha la muffa si butta.`,
      ({ fruit }) => `Taglia a pezzetti e distribuisci tra i pezzi: ${fruit}.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Sbatti: ${eggs}, ${milk}, ${sugar}, ${cinnamon}. Versa sopra e lascia 10 minuti.`,
      () => 'Inforna per 35 minuti, finché è gonfia e il centro è rappreso.',
    ],
    rest: 'In frigo entro due ore; fredda con lo yogurt, o scaldata una volta sola.',
  },
  'savoury-bread-bake': {
    title: 'Sformato di pane salato',
    slots: {
      bread: 'pane vecchio',
      eggs: 'uova',
      milk: 'latte',
      vegetables: 'verdure',
      cheese: 'formaggio',
      meat: 'prosciutto o pancetta',
    },
    steps: [
      ({ vegetables }) =>
        `Scalda il forno a 190 °C, o 170 °C ventilato. Taglia a pezzetti e rosola finché è tenero e asciutto: ${vegetables}.`,
      ({ meat }) =>
        `Taglia a pezzetti e rosola finché è dorato, la pancetta cruda finché è ben cotta: ${meat}.`,
      ({ bread }) =>
        `Taglia a dadi e mescola tutto in una teglia: ${bread}. Il pane con la muffa si butta, tutto.`,
      ({ eggs, milk, cheese }) =>
        `Sbatti con sale e pepe: ${eggs}, ${milk}. Versa sopra, e cospargi: ${cheese}. Lascia 10 minuti.`,
      () => 'Inforna per 35 minuti, finché il centro è rappreso e la superficie dorata.',
    ],
    rest: 'Le fette si scaldano una volta in padella, finché fumano; se ci sono finiti avanzi, mangiale fredde.',
  },
  'loaded-toasts': {
    title: 'Bruschette svuotafrigo',
    slots: {
      bread: 'fette di pane',
      topping: 'cose da metterci sopra',
      spread: 'burro o qualcosa da spalmare',
      herbs: 'erbe',
    },
    steps: [
      ({ topping }) =>
        `Prepara: ${topping}. Funghi, porri, asparagi o spinaci si rosolano, fagioli e piselli si scaldano finché fumano, le uova si fanno sode o in padella finché sono rapprese, il resto si affetta.`,
      ({ bread, spread }) => `Tosta bene: ${bread}. Spalma: ${spread}.`,
      ({ topping, herbs }) =>
        `Metti sopra: ${topping}; il formaggio va sotto il grill caldo finché fonde. Aggiungi pepe e: ${herbs}.`,
    ],
    rest: 'Si fanno al momento; si conserva solo il condimento.',
  },
  'crumbs-and-croutons': {
    title: 'Crostini e pangrattato',
    slots: { bread: 'pane vecchio', herbs: 'erbe', garlic: 'aglio', oil: 'olio' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Scalda il forno a 180 °C, o 160 °C ventilato. Spezza a bocconi, senza traccia di muffa: ${bread}. Mescola con sale e: ${oil}, ${herbs}, ${garlic} a pezzetti.`,
      () => 'Inforna su una teglia per 12 minuti, finché sono asciutti e dorati.',
      () => 'Usali come crostini, o sbriciolali per pasta e gratin.',
    ],
    rest: 'Due settimane in un vasetto chiuso, quando sono del tutto asciutti.',
  },
  'banana-bread': {
    title: 'Banana bread',
    slots: {
      bananas: 'banane mature',
      flour: 'farina',
      eggs: 'uova',
      yoghurt: 'yogurt',
      fat: 'burro o olio',
      sugar: 'zucchero',
      raising: 'lievito per dolci',
      nuts: 'noci o cioccolato',
    },
    steps: [
      () => 'Scalda il forno a 180 °C, o 160 °C ventilato. Fodera uno stampo da plumcake.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Schiaccia o grattugia: ${bananas}; le zucchine si strizzano. Unisci, con il grasso liquido: ${fat}, ${sugar}, ${eggs}, ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Incorpora con un pizzico di sale, mescolando appena: ${flour}, ${raising}, ${nuts}. La farina autolievitante non ha bisogno di lievito; di bicarbonato bastano 3 g.`,
      () => 'Inforna per 50 minuti, finché uno stecchino esce pulito; altri 10 se non lo è.',
    ],
    rest: 'Tre giorni ben avvolto; le fette si congelano e vanno nel tostapane.',
  },
  'soda-bread': {
    title: 'Pane al bicarbonato',
    slots: {
      flour: 'farina',
      sour: 'latticello o yogurt',
      raising: 'lievito istantaneo o bicarbonato',
      oats: 'fiocchi d’avena o semi',
      extra: 'olive, formaggio o uvetta',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Mescola con un cucchiaino di sale: ${flour}, ${raising}, ${oats}, ${extra}. Di bicarbonato bastano 6 g; la farina autolievitante non ha bisogno di niente.`,
      ({ sour }) =>
        `Unisci in fretta: ${sour}; allunga lo yogurt denso con latte, e al latte normale aggiungi 2 cucchiai di succo di limone o aceto. Forma una pagnotta rotonda e incidi una croce profonda.`,
      () => 'Inforna per 40 minuti, finché suona vuoto se lo batti da sotto.',
    ],
    rest: 'Meglio in giornata, poi tostato.',
  },
  'yoghurt-flatbreads': {
    title: 'Focaccine allo yogurt',
    slots: {
      flour: 'farina',
      yoghurt: 'yogurt',
      raising: 'lievito istantaneo',
      topping: 'salsa o verdure',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Impasta con un cucchiaino di sale, fino a un impasto morbido: ${flour}, ${yoghurt}, ${raising}; se appiccica, aggiungi farina. La farina autolievitante non ha bisogno di lievito. Lascia 10 minuti.`,
      () => 'Dividi in 6, e stendi sulla farina, spesso come una moneta.',
      () =>
        'Cuoci in una padella calda e asciutta 2 minuti per lato, finché si gonfiano e dentro non c’è più impasto crudo.',
      ({ topping }) => `Si mangiano calde, con: ${topping}.`,
    ],
    rest: 'Spruzzale d’acqua e scaldale in padella.',
  },
};
