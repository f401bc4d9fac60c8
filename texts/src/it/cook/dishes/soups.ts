import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Zuppa di quello che c’è',
    slots: {
      vegetables: 'verdure',
      onion: 'cipolla',
      potato: 'patata',
      stock: 'brodo',
      cream: 'panna o yogurt',
      herbs: 'erbe',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Trita: ${onion}. Taglia a pezzi di 2 cm: ${vegetables}, ${potato}; tieni da parte le foglie. La manioca va prima sbucciata e bollita tenera, 25 minuti, e la sua acqua gettata.`,
      ({ onion, vegetables }) =>
        `Fai appassire nell’olio: ${onion}. Aggiungi per 5 minuti, senza le foglie: ${vegetables}.`,
      ({ stock }) =>
        `Aggiungi: ${stock} (dadi in acqua calda). Lascia sobbollire 18 minuti, finché è tutto tenero; le foglie solo gli ultimi 3.`,
      () => 'Frulla, o lascia così. Aggiungi sale e pepe.',
      ({ cream, herbs }) => `Unisci: ${cream}. Metti sopra: ${herbs}.`,
    ],
    rest: 'Congelala a porzioni, o falla bollire una volta entro tre giorni.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'verdure',
      tomatoes: 'pomodori',
      pulses: 'fagioli',
      onion: 'cipolla',
      pasta: 'pasta piccola',
      bacon: 'pancetta',
      cheese: 'formaggio da grattugiare',
      stock: 'brodo',
    },
    steps: [
      ({ bacon }) => `Rosola a pezzetti in una pentola grande, quella cruda finché è ben cotta: ${bacon}.`,
      ({ onion }) => `Trita e rosola nell’olio in una pentola grande per 5 minuti: ${onion}.`,
      ({ vegetables }) =>
        `Taglia a dadini: ${vegetables}. Quelle dure si rosolano 5 minuti insieme al resto.`,
      ({ tomatoes, stock, pulses }) =>
        `Aggiungi: ${tomatoes}, ${stock} (dadi in acqua calda), ${pulses} (in scatola o lessati morbidi, senza il liquido). Lascia sobbollire 20 minuti.`,
      ({ pasta }) => `Aggiungi e cuoci finché è pronta: ${pasta}; quella già cotta deve solo fumare.`,
      () => 'Per gli ultimi 3 minuti unisci le verdure tenere, e condisci.',
      ({ cheese }) => `Grattugia sopra: ${cheese}.`,
    ],
    rest: 'Meglio il giorno dopo, fatto bollire una volta; la pasta beve il brodo, quindi aggiungi acqua.',
  },
  'lentil-soup': {
    title: 'Zuppa di lenticchie',
    slots: {
      lentils: 'lenticchie',
      roots: 'carote o altre radici',
      onion: 'cipolla',
      sausage: 'salsiccia cotta o pancetta',
      tomatoes: 'pomodori',
      lemon: 'limone o aceto',
      stock: 'brodo',
    },
    steps: [
      ({ onion, roots }) => `Trita: ${onion}. Taglia a dadini: ${roots}. Rosola tutto nell’olio 5 minuti.`,
      ({ lentils, stock, tomatoes }) =>
        `Sciacqua: ${lentils}. Aggiungi con: ${stock} (dadi in acqua calda), ${tomatoes}.`,
      () =>
        'Lascia sobbollire 25 minuti, finché sono tenere; quelle rosse ne vogliono 15, quelle grandi marroni fino a 40, i piselli spezzati fino a 60.',
      ({ sausage }) =>
        `Affetta e cuoci nella zuppa per gli ultimi 10 minuti: ${sausage}; pancetta e prosciutto da cuocere, a pezzetti, per gli ultimi 20.`,
      ({ lentils, lemon }) => `Condisci con sale, pepe e un po’ di ${lemon}: ${lentils}.`,
    ],
    rest: 'Si congela bene; falla bollire una volta.',
  },
  'roast-tomato-soup': {
    title: 'Zuppa di pomodori arrosto',
    slots: {
      tomatoes: 'pomodori',
      peppers: 'peperoni',
      onion: 'cipolla',
      bread: 'pane',
      stock: 'brodo',
      cream: 'panna',
      basil: 'basilico',
      garlic: 'aglio',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Metti su una teglia con olio e sale: ${tomatoes} a metà, ${onion} e ${peppers} in quarti, ${garlic}.`,
      () => 'Inforna per 30 minuti, finché i bordi sono dorati.',
      ({ stock }) =>
        `Metti tutto in una pentola e aggiungi: ${stock} (dadi in acqua calda). Porta a bollore e frulla.`,
      ({ bread }) => `Tosta nel forno ancora caldo: ${bread}.`,
      ({ cream, basil }) => `Servi con: ${cream}, ${basil}.`,
    ],
    rest: 'È anche un sugo per la pasta.',
  },
  'chicken-soup': {
    title: 'Brodo di pollo con pastina',
    slots: {
      chicken: 'pollo a pezzi',
      roots: 'carote e altre radici',
      onion: 'cipolla',
      noodles: 'pastina',
      herbs: 'erbe fresche',
      peas: 'piselli',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Metti in una pentola con 1,5 litri d’acqua fredda e 2 cucchiaini di sale: ${chicken}, ${onion} a metà, ${roots} a fette. Porta a bollore. Dopo la carne cruda, lava mani e tagliere.`,
      () =>
        'Lascia sobbollire 30 minuti, finché la carne si stacca dall’osso ed è ben cotta (75 °C dentro). Un pollo intero ne vuole 60 o più.',
      ({ chicken }) => `Togli dalla pentola e sfilaccia, senza pelle né ossa: ${chicken}.`,
      ({ noodles, peas }) =>
        `Cuoci nel brodo come dice la confezione: ${noodles}. Per gli ultimi 3 minuti aggiungi: ${peas}.`,
      ({ chicken, herbs }) => `Rimetti nella pentola: ${chicken}. Porta a bollore, e aggiungi: ${herbs}.`,
    ],
    rest: 'Fallo raffreddare in un recipiente basso, in frigo entro due ore; fallo bollire una volta, o congelalo.',
  },
  'fish-chowder': {
    title: 'Zuppa cremosa di pesce',
    slots: {
      fish: 'pesce',
      potatoes: 'patate',
      milk: 'latte',
      leek: 'porro',
      corn: 'mais o piselli',
      bacon: 'pancetta',
      stock: 'brodo',
    },
    steps: [
      ({ bacon }) => `Rosola a strisce in una pentola grande finché è ben cotto: ${bacon}.`,
      ({ leek, potatoes }) =>
        `Fai appassire ad anelli, in poco burro o olio, in una pentola grande: ${leek}. Taglia a dadini di 1 cm: ${potatoes}.`,
      ({ potatoes, stock }) =>
        `Aggiungi: ${potatoes}, ${stock} (dadi in acqua calda). Lascia sobbollire 12 minuti, finché sono tenere.`,
      ({ milk, corn }) => `Versa: ${milk}. Aggiungi: ${corn}. Porta quasi a bollore.`,
      ({ fish }) =>
        `Taglia a pezzi e cuoci nella zuppa per 5 minuti, finché è opaco e si sfalda: ${fish}; i gamberi finché sono rosa, capesante e calamari finché sono bianchi fino al centro.`,
    ],
    rest: 'Il pesce si conserva al massimo due giorni; scaldala una volta sola, piano, finché fuma.',
  },
  'cold-cucumber-soup': {
    title: 'Zuppa fredda di cetrioli',
    slots: {
      cucumber: 'cetriolo',
      yoghurt: 'yogurt',
      extra: 'ravanelli o avocado',
      herbs: 'aneto o menta',
      lemon: 'limone',
      garlic: 'aglio',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Grattugia o frulla: ${cucumber}, un po’ di ${garlic}. Taglia a pezzetti: ${extra}; i piselli bollono prima 3 minuti.`,
      ({ yoghurt, lemon, herbs }) =>
        `Unisci sale e: ${yoghurt}, ${lemon} (il succo), ${herbs}. Aggiungi acqua fredda finché è liquida.`,
      () => 'Lascia in frigo fino a quando si mangia.',
    ],
    rest: 'Per il giorno dopo, fredda.',
  },
  'stock-of-trimmings': {
    title: 'Brodo di verdure e scarti',
    slots: {
      trimmings: 'verdure e loro scarti',
      herbs: 'gambi di erbe',
      bones: 'ossa o ali di pollo',
    },
    steps: [
      ({ trimmings }) =>
        `Lava e taglia grossolanamente: ${trimmings}; anche estremità, bucce e foglie esterne, ma niente di marcio o ammuffito.`,
      ({ trimmings, bones, herbs }) =>
        `Metti in una pentola con qualche grano di pepe e 2 litri d’acqua fredda: ${trimmings}, ${bones}, ${herbs}.`,
      () => 'Lascia sobbollire piano 60 minuti; il pollame crudo deve essere ben cotto.',
      () => 'Filtra e sala. Raffredda la pentola in acqua fredda, e metti in frigo entro due ore.',
    ],
    rest: 'Tre giorni in frigo, o congelato nella vaschetta del ghiaccio; fallo bollire prima di usarlo.',
  },
};
