import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Riso saltato',
    slots: {
      rice: 'riso cotto freddo',
      vegetables: 'verdure',
      eggs: 'uova',
      protein: 'tofu o avanzi di carne',
      soy: 'salsa di soia',
      ginger: 'zenzero',
      garlic: 'aglio',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Taglia a pezzetti: ${vegetables}, ${protein}. Trita: ${garlic}, ${ginger}. Da qui si va in fretta.`,
      ({ vegetables, protein }) =>
        `Scalda l’olio in una padella larga. Salta a fuoco vivo 4 minuti, prima quelle dure: ${vegetables}. Aggiungi aglio, zenzero e: ${protein}.`,
      ({ rice }) =>
        `Aggiungi, sgranando i grumi, e salta finché ogni chicco fuma, 4 minuti: ${rice}. Usa solo riso raffreddato entro un’ora e rimasto in frigo al massimo un giorno.`,
      ({ soy }) => `Unisci: ${soy}.`,
      ({ eggs }) =>
        `Sposta il riso da un lato, e nella metà libera della padella strapazza finché sono rapprese: ${eggs}. Mescola tutto.`,
    ],
    rest: 'Il riso si scalda una volta sola: finiscilo tutto adesso.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'riso per risotti',
      vegetables: 'verdure',
      onion: 'cipolla',
      stock: 'brodo',
      wine: 'vino bianco',
      cheese: 'formaggio da grattugiare',
      butter: 'burro',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Scalda: ${stock} (dadi in acqua calda). Trita: ${onion}. Taglia a pezzetti: ${vegetables}.`,
      ({ onion, rice, wine }) =>
        `Fai appassire nell’olio: ${onion}. Tosta, mescolando: ${rice}. Sfuma con: ${wine}.`,
      ({ vegetables }) =>
        `Aggiungi il brodo caldo un mestolo alla volta e mescola per 18 minuti, sempre quando l’ultimo è assorbito; l’orzo perlato ne vuole 35. Di queste, le dure vanno dentro all’inizio, le tenere gli ultimi 5 minuti: ${vegetables}.`,
      ({ butter, cheese }) => `Fuori dal fuoco, manteca con: ${butter}, ${cheese}. Deve essere all’onda.`,
    ],
    rest: 'Allargalo e fallo raffreddare entro un’ora; il giorno dopo saltalo una volta, in frittelle piatte, finché fumano.',
  },
  'vegetable-pilaf': {
    title: 'Riso pilaf alle verdure',
    slots: {
      rice: 'riso',
      vegetables: 'verdure',
      pulses: 'fagioli o ceci',
      onion: 'cipolla',
      spice: 'cumino o curry',
      stock: 'brodo',
      nuts: 'noci o uvetta',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Affetta: ${onion}. Taglia a pezzetti: ${vegetables}. Rosola tutto nell’olio 6 minuti.`,
      ({ rice, spice, pulses }) => `Sciacqua: ${rice}. Unisci con: ${spice}, ${pulses} (senza il liquido).`,
      ({ stock }) =>
        `Aggiungi: ${stock} (dadi in acqua calda). Porta a bollore, copri, e cuoci al minimo per 12 minuti; il riso integrale 30, con una tazza d’acqua in più.`,
      ({ rice, nuts }) =>
        `Lascia riposare coperto fuori dal fuoco per 10 minuti: ${rice}. Poi sgrana con la forchetta e unisci: ${nuts}.`,
    ],
    rest: 'Allargalo e fallo raffreddare entro un’ora; si mangia il giorno dopo, fumante, scaldato una volta sola.',
  },
  'chicken-and-rice': {
    title: 'Pollo e riso in pentola',
    slots: {
      chicken: 'pollo a pezzi',
      rice: 'riso',
      vegetables: 'verdure',
      onion: 'cipolla',
      stock: 'brodo',
      lemon: 'limone',
      paprika: 'paprica',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Taglia a pezzi il pollame intero, e scongela prima in frigo quello congelato. Sala: ${chicken}. Strofina con: ${paprika}. Rosola da tutti i lati nell’olio in una pentola larga. Togli la carne. Dopo la carne cruda, lava mani, coltello e tagliere.`,
      ({ onion, vegetables, rice }) =>
        `Rosola nella stessa pentola, a pezzetti, 5 minuti: ${onion}, ${vegetables}. Unisci: ${rice}.`,
      ({ stock, chicken }) =>
        `Versa: ${stock} (dadi in acqua calda). Adagia sopra: ${chicken}. Copri, e lascia sobbollire piano 20 minuti; con il riso integrale 35, e una tazza d’acqua in più.`,
      () =>
        'Lascia coperto fuori dal fuoco per 10 minuti. La carne è cotta quando il succo esce chiaro (75 °C nel punto più spesso); se no, torna sul fuoco.',
      ({ lemon }) => `Spremi sopra: ${lemon}.`,
    ],
    rest: 'Fallo raffreddare entro un’ora, e scaldalo una volta sola, finché fuma.',
  },
  'grain-salad': {
    title: 'Insalata di cereali',
    slots: {
      grain: 'cous cous, bulgur o quinoa',
      vegetables: 'verdure',
      cheese: 'formaggio da sbriciolare',
      pulses: 'fagioli o ceci',
      herbs: 'erbe fresche',
      lemon: 'limone',
      fruit: 'frutta o olive',
      oil: 'olio',
    },
    steps: [
      ({ grain }) =>
        `Cuoci come dice la confezione, e allarga su un piatto a raffreddare: ${grain}. Quello che è già cotto va solo sgranato.`,
      ({ vegetables }) =>
        `Taglia a pezzetti: ${vegetables}. Broccoli, asparagi, piselli, mais e simili bollono prima 3 minuti, i fagiolini 8.`,
      ({ lemon, oil }) => `Fai un condimento con sale, pepe e: ${lemon}, ${oil}.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Mescola con le verdure e il condimento: ${grain}, ${pulses} (senza il liquido), ${fruit}, ${herbs}. Sbriciola sopra: ${cheese}.`,
    ],
    rest: 'Un pranzo per il giorno dopo; le foglie si condiscono solo al momento.',
  },
  'stuffed-vegetables': {
    title: 'Verdure ripiene',
    slots: {
      shells: 'peperoni o altre verdure da riempire',
      rice: 'riso o cereali cotti',
      filling: 'macinato, fagioli o funghi',
      tomatoes: 'pomodori',
      cheese: 'formaggio',
      onion: 'cipolla',
    },
    steps: [
      ({ shells }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Taglia a metà e svuota: ${shells}. Trita quello che esce. La zucca va prima in forno da sola per 25 minuti; le foglie di cavolo bollono finché si piegano.`,
      ({ shells, onion, filling }) =>
        `Rosola 8 minuti l’interno di: ${shells}. Con: ${onion} a pezzetti, ${filling} (a pezzetti, o senza il liquido). La carne macinata deve essere rosolata e ben cotta.`,
      ({ rice, cheese }) =>
        `Mescola con: ${rice}, metà di ${cheese}. Condisci bene, e riempi le metà o arrotola nelle foglie. Usa solo riso raffreddato entro un’ora e rimasto in frigo al massimo un giorno.`,
      ({ tomatoes, cheese }) =>
        `Metti in una teglia, a pezzetti: ${tomatoes}. Adagia sopra le verdure ripiene e cospargi con il resto di ${cheese}. Inforna per 35 minuti, finché è tutto tenero e dentro fuma.`,
    ],
    rest: 'Il riso è stato conservato e scaldato una volta: finiscile tutte adesso.',
  },
  'rice-porridge': {
    title: 'Zuppa di riso allo zenzero',
    slots: {
      rice: 'riso cotto',
      stock: 'brodo',
      ginger: 'zenzero',
      topping: 'aggiunta',
      soy: 'salsa di soia',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Fai bollire 15 minuti, mescolando, finché è denso e cremoso: ${rice}, ${stock} (dadi in acqua calda), ${ginger} a fette. Usa solo riso raffreddato entro un’ora e rimasto in frigo al massimo un giorno.`,
      ({ topping }) =>
        `Aggiungi a pezzetti per gli ultimi 4 minuti, finché è tenero e ben caldo: ${topping}.`,
      ({ soy }) => `Condisci con: ${soy}.`,
    ],
    rest: 'Il riso è stato conservato e scaldato una volta: finiscila tutta adesso.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta con verdure in padella',
    slots: {
      polenta: 'polenta',
      vegetables: 'verdure',
      cheese: 'formaggio',
      stock: 'brodo',
      garlic: 'aglio',
      herbs: 'erbe',
    },
    steps: [
      ({ stock, polenta }) =>
        `Fai bollire: ${stock} (dadi in acqua calda). Versa a pioggia, con la frusta: ${polenta}.`,
      () =>
        'Cuoci al minimo per 25 minuti e mescola ogni tanto; polenta istantanea e semolino come dice la confezione.',
      ({ vegetables, garlic, herbs }) =>
        `Intanto rosola nell’olio, a pezzi, finché sono tenere: ${vegetables}. Per gli ultimi minuti aggiungi: ${garlic}, ${herbs}.`,
      ({ cheese, vegetables }) => `Unisci alla polenta: ${cheese}. Si mangia con: ${vegetables}.`,
    ],
    rest: 'Da fredda si rassoda: tagliala a fette e rosolale.',
  },
  'rice-bowl': {
    title: 'Ciotola di riso',
    slots: {
      rice: 'riso',
      protein: 'tofu o pesce',
      vegetables: 'verdure',
      soy: 'salsa di soia',
      lime: 'lime',
      seeds: 'semi di sesamo',
    },
    steps: [
      ({ rice }) =>
        `Cuoci coperto, nel doppio del suo volume d’acqua salata, per 12 minuti: ${rice}; riso integrale e altri cereali come dice la confezione.`,
      ({ protein }) =>
        `Intanto taglia a pezzi e rosola in poco olio finché è dorato: ${protein}; il pesce crudo finché si sfalda fino al centro. Quello che è affumicato, in scatola o cotto resta com’è.`,
      ({ vegetables }) => `Affetta sottile: ${vegetables}; gli edamame bollono 4 minuti.`,
      ({ soy, lime, seeds }) => `Metti tutto sul riso, con: ${soy}, ${lime}, ${seeds}.`,
    ],
    rest: 'Tieni il riso a parte, raffreddato entro un’ora, e mangialo il giorno dopo, freddo o fumante.',
  },
};
