import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Pollo e verdure in teglia',
    slots: {
      chicken: 'cosce di pollo o altro pollame a pezzi',
      vegetables: 'verdure da forno',
      lemon: 'limone',
      herbs: 'timo o rosmarino',
      garlic: 'aglio',
      oil: 'olio',
    },
    steps: [
      ({ vegetables }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Taglia: ${vegetables}; quelle dure a pezzi di 2 cm, quelle tenere più grandi. Taglia a pezzi il pollame intero, e scongela prima in frigo la carne congelata. Dopo, lava mani, coltello e tagliere.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Mescola tutto su una teglia con sale e: ${oil}, ${garlic} a spicchi interi, ${herbs}, ${lemon} a fette. Adagia sopra, con la pelle in alto: ${chicken}.`,
      () => 'Inforna per 40 minuti, e gira le verdure una volta.',
      () =>
        'La carne è cotta quando il succo vicino all’osso esce chiaro: 75 °C nel punto più spesso. I pezzi grandi hanno bisogno di altri 10 o 20 minuti.',
    ],
    rest: 'Stacca la carne dall’osso, e mettila in frigo entro due ore; per insalate, zuppe o riso saltato.',
  },
  'vegetable-traybake': {
    title: 'Verdure al forno',
    slots: {
      vegetables: 'verdure da forno',
      protein: 'formaggio, ceci o tofu',
      herbs: 'erbe',
      sauce: 'yogurt o hummus',
      lemon: 'limone',
      oil: 'olio',
    },
    steps: [
      ({ vegetables }) =>
        `Scalda il forno a 220 °C, o 200 °C ventilato. Taglia: ${vegetables}; quelle dure piccole, quelle tenere grandi.`,
      ({ oil, herbs }) => `Mescola su una teglia, in un solo strato, con sale e: ${oil}, ${herbs}.`,
      () => 'Inforna per 20 minuti, poi gira.',
      ({ protein }) => `Metti sulla teglia, a pezzi o dopo averlo scolato: ${protein}.`,
      () => 'Inforna per altri 15 minuti, finché i bordi sono dorati e le verdure dure sono tenere.',
      ({ lemon, sauce }) => `Spremi sopra: ${lemon}. Si mangia con: ${sauce}.`,
    ],
    rest: 'Per una frittata, una zuppa, o fredde con i cereali.',
  },
  'sausage-traybake': {
    title: 'Salsicce e verdure in teglia',
    slots: {
      sausages: 'salsicce',
      vegetables: 'verdure da forno',
      apple: 'mela',
      mustard: 'senape o miele',
      oil: 'olio',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Taglia a pezzi: ${vegetables}, ${apple}. Mescola con sale e: ${oil}.`,
      ({ sausages }) =>
        `Metti in mezzo: ${sausages}. Inforna per 20 minuti; quello che è cotto o vegetale aspetta il prossimo passaggio.`,
      () => 'Gira tutto e inforna per altri 20 minuti, finché è ben dorato.',
      () =>
        'Controlla che la carne sia ben cotta, senza rosa dentro (75 °C; il prosciutto da cuocere resta rosa).',
      ({ mustard }) => `Mescola nel sugo di cottura: ${mustard}.`,
    ],
    rest: 'Affetta le salsicce fredde nelle lenticchie o in un’insalata.',
  },
  'fish-traybake': {
    title: 'Pesce al forno con verdure',
    slots: {
      fish: 'filetti di pesce',
      vegetables: 'verdure',
      lemon: 'limone',
      olives: 'olive o capperi',
      herbs: 'aneto o prezzemolo',
      oil: 'olio',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Affetta sottile: ${vegetables}. Mescola su una teglia con sale e: ${oil}. Inforna per 18 minuti.`,
      ({ fish, lemon, olives }) =>
        `Adagia sopra: ${fish} (scongelato, se era congelato). Aggiungi sale e: ${lemon} a fette, ${olives}.`,
      () =>
        'Inforna per 12 minuti, finché il pesce è opaco e si sfalda; quello intero ne vuole altri 10, i bastoncini quanto dice la confezione.',
      ({ herbs }) => `Cospargi: ${herbs}.`,
    ],
    rest: 'Il pesce si conserva due giorni; freddo, sfaldato in un’insalata.',
  },
  gratin: {
    title: 'Gratin',
    slots: {
      vegetables: 'patate, cavolfiore o radici',
      cream: 'panna o latte',
      cheese: 'formaggio che fonde',
      garlic: 'aglio',
      nutmeg: 'noce moscata',
    },
    steps: [
      ({ vegetables }) =>
        `Scalda il forno a 190 °C, o 170 °C ventilato. Taglia a fette di 3 mm, il cavolfiore e simili a cimette: ${vegetables}.`,
      ({ cream, garlic, nutmeg }) => `Scalda con sale e pepe: ${cream}, ${garlic} a pezzetti, ${nutmeg}.`,
      ({ vegetables, cream, cheese }) =>
        `Disponi a strati in una teglia unta: ${vegetables}. Versa sopra: ${cream}. Copri: ${cheese}.`,
      () => 'Inforna per 50 minuti, finché un coltello entra senza sforzo. Se si colora presto, copri.',
    ],
    rest: 'Rosola le fette una volta in padella, finché fumano.',
  },
  'mash-topped-pie': {
    title: 'Pasticcio con purè',
    slots: {
      potatoes: 'patate',
      filling: 'carne macinata o avanzi di arrosto',
      roots: 'carote e piselli',
      onion: 'cipolla',
      milk: 'latte',
      stock: 'brodo',
      tomato: 'concentrato di pomodoro',
    },
    steps: [
      ({ potatoes }) =>
        `Sbuccia, taglia a pezzi e fai bollire in acqua salata 18 minuti, finché sono tenere: ${potatoes}. Il purè che c’è già va solo scaldato.`,
      ({ onion, roots, filling }) =>
        `Intanto rosola nell’olio, a pezzetti: ${onion}, ${roots}. Aggiungi: ${filling}. La carne cruda si rosola finché è ben cotta, senza più rosa, tutto il resto finché fuma. Di soia secca basta un terzo del peso, ammollata 10 minuti.`,
      ({ tomato, stock, milk }) =>
        `Unisci: ${tomato}, ${stock} (dadi in acqua calda). Lascia sobbollire finché si addensa. Schiaccia le patate con sale e: ${milk}. Scalda il forno a 200 °C, o 180 °C ventilato.`,
      () =>
        'Metti il ripieno in una teglia e il purè sopra, increspalo con una forchetta, e inforna per 25 minuti, finché bolle.',
    ],
    rest: 'Si congela bene a porzioni; se è fatto di avanzi, finiscilo adesso.',
  },
  'fish-pie-with-mash': {
    title: 'Pasticcio di pesce',
    slots: {
      potatoes: 'patate',
      fish: 'pesce e frutti di mare',
      milk: 'latte',
      flour: 'farina',
      greens: 'piselli o spinaci',
      butter: 'burro',
      eggs: 'uova sode',
    },
    steps: [
      ({ potatoes }) =>
        `Fai bollire a pezzi in acqua salata 18 minuti, poi schiaccia con un po’ di latte: ${potatoes}. Il purè che c’è già va solo scaldato.`,
      ({ butter, flour, milk }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Scalda il grasso (${butter}), mescola per un minuto con: ${flour}. Aggiungi con la frusta: ${milk}. Fai bollire finché si addensa, e condisci.`,
      ({ fish, greens, eggs }) =>
        `Metti in una teglia, a pezzi e scongelato: ${fish}. Aggiungi: ${greens}, ${eggs} (bollite 9 minuti e in quarti). Versa sopra la salsa. I porri vanno prima rosolati teneri.`,
      () =>
        'Copri con il purè e inforna per 25 minuti, finché bolle e il pesce al centro è opaco e si sfalda.',
    ],
    rest: 'Due giorni in frigo; scaldalo una volta sola, finché fuma. Se ci è finito pesce avanzato, finiscilo adesso.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'impasto per pizza o piadina',
      sauce: 'sugo di pomodoro',
      cheese: 'mozzarella o un altro formaggio',
      topping: 'condimenti',
    },
    steps: [
      ({ base }) => `Scalda forno e teglia al massimo, 240 °C o più. Stendi: ${base}.`,
      ({ sauce, topping, cheese }) =>
        `Spalma sottile: ${sauce}. Poi, a fette sottili: ${topping}, ${cheese}. Patate e melanzane si tagliano sottili come carta. Foglie e prosciutto crudo si mettono dopo la cottura.`,
      () => 'Inforna per 12 minuti, la piadina 8, finché il bordo è dorato e il centro asciutto.',
    ],
    rest: 'Due giorni in frigo; rifalla croccante una volta in una padella asciutta con il coperchio.',
  },
  'baked-potatoes': {
    title: 'Patate al forno ripiene',
    slots: {
      potatoes: 'patate grandi',
      topping: 'ripieno',
      salad: 'insalata',
      butter: 'burro',
    },
    steps: [
      ({ potatoes }) =>
        `Scalda il forno a 200 °C, o 180 °C ventilato. Lava, bucherella e inforna sulla griglia per 60 minuti, finché cedono se le premi: ${potatoes}.`,
      ({ topping }) =>
        `Prepara: ${topping}. Porri, funghi, broccoli e spinaci si rosolano teneri, fagioli e avanzi si scaldano finché fumano, il pesce in scatola si scola. Condisci.`,
      ({ potatoes, topping, butter, salad }) =>
        `Apri: ${potatoes}. Metti dentro: ${butter}, ${topping}. Si mangia con: ${salad}.`,
    ],
    rest: 'Quelle fredde si rosolano a fette.',
  },
};
