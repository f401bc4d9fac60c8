import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Curry di verdure',
    slots: {
      vegetables: 'verdure',
      coconut: 'latte di cocco, panna o pomodori',
      protein: 'ceci o tofu',
      onion: 'cipolla',
      spice: 'curry in pasta o in polvere',
      ginger: 'zenzero',
      garlic: 'aglio',
      herbs: 'coriandolo fresco',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Affetta e fai appassire nell’olio: ${onion}. Aggiungi, mescolando per un minuto: ${garlic} e ${ginger} a pezzetti, ${spice}.`,
      ({ vegetables }) =>
        `Taglia a bocconi: ${vegetables}. Unisci quelle dure; le foglie e quello che è già cotto aspettano. Manioca sbucciata e germogli di bambù freschi bollono prima 25 minuti, e la loro acqua si getta.`,
      ({ coconut }) =>
        `Aggiungi una tazza d’acqua e: ${coconut}; lo yogurt solo alla fine. Lascia sobbollire 15 minuti, finché un coltello entra facilmente.`,
      ({ protein }) => `Aggiungi, senza il liquido o a dadini: ${protein}.`,
      () => 'Aggiungi le foglie, cuoci altri 4 minuti, e sala. Si mangia con riso o pane.',
      ({ herbs }) => `Cospargi: ${herbs}.`,
    ],
    rest: 'Meglio il giorno dopo, scaldato una volta sola finché fuma; oppure congelalo.',
  },
  'chicken-curry': {
    title: 'Curry di pollo',
    slots: {
      chicken: 'pollo',
      sauce: 'latte di cocco, yogurt o pomodori',
      vegetables: 'verdure',
      onion: 'cipolle',
      spice: 'curry in pasta o in polvere',
      ginger: 'zenzero',
      garlic: 'aglio',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Affetta e rosola nell’olio finché è dorato, 8 minuti: ${onion}. Aggiungi: ${garlic} a pezzetti, ${ginger}, ${spice}.`,
      ({ chicken }) =>
        `Taglia a pezzi, del tutto scongelato, con o senza osso, e rosola dentro per 5 minuti: ${chicken}. Dopo la carne cruda, lava mani, coltello e tagliere.`,
      ({ sauce, vegetables }) =>
        `Unisci, lo yogurt a cucchiaiate: ${sauce}. Aggiungi a pezzetti: ${vegetables}. Lascia sobbollire a fuoco basso 20 minuti; con l’osso altri 15.`,
      () => 'È pronto quando il pezzo più spesso è ben cotto, senza rosa (75 °C). Sala.',
    ],
    rest: 'In frigo entro due ore; scaldalo una volta sola, finché fuma.',
  },
  'chickpea-stew': {
    title: 'Legumi in umido con verdure',
    slots: {
      pulses: 'fagioli o ceci',
      tomatoes: 'pomodori',
      greens: 'verdure',
      onion: 'cipolla',
      spice: 'cumino o paprica',
      sausage: 'chorizo o feta',
      garlic: 'aglio',
    },
    steps: [
      ({ sausage }) =>
        `Rosola a fette in una pentola grande 5 minuti, la pancetta cruda finché è ben cotta: ${sausage}; la feta aspetta la fine.`,
      ({ onion, garlic, spice }) =>
        `Trita e rosola nell’olio in una pentola grande: ${onion}. Aggiungi: ${garlic} a fettine, ${spice}.`,
      ({ greens }) => `Taglia a pezzetti: ${greens}. Quelle dure si rosolano insieme 4 minuti.`,
      ({ tomatoes, pulses }) =>
        `Aggiungi: ${tomatoes}, ${pulses} (in scatola o lessati morbidi, senza il liquido se non sono già in salsa). Lascia sobbollire 12 minuti.`,
      () =>
        'Unisci le foglie finché appassiscono, e condisci. La feta, se ne hai, si sbriciola sopra. Si mangia con il pane.',
    ],
    rest: 'Il giorno dopo su una fetta di pane, scaldati una volta sola finché fumano.',
  },
  dal: {
    title: 'Dal di lenticchie',
    slots: {
      lentils: 'lenticchie rosse',
      greens: 'spinaci o altre verdure',
      onion: 'cipolla',
      spice: 'cumino, curcuma o curry',
      ginger: 'zenzero',
      yoghurt: 'yogurt',
      lemon: 'limone',
      garlic: 'aglio',
    },
    steps: [
      ({ lentils }) =>
        `Sciacqua e lascia sobbollire in 1,2 litri d’acqua per 20 minuti, finché si disfano: ${lentils}; quelle marroni o verdi ne vogliono 35, i piselli spezzati 60.`,
      ({ greens }) =>
        `Taglia a pezzetti: ${greens}. Quelle dure vanno dentro gli ultimi 10 minuti, le foglie alla fine; cuoci finché sono tenere.`,
      ({ onion, garlic, ginger, spice }) =>
        `Intanto rosola a fette sottili, in abbondante olio, finché è scuro: ${onion}. Aggiungi per un minuto: ${garlic} e ${ginger} a fettine, ${spice}.`,
      ({ lentils, lemon, yoghurt }) =>
        `Versa tutto sopra, e sala: ${lentils}. Servi con: ${lemon}, ${yoghurt}.`,
    ],
    rest: 'Si addensa: aggiungi acqua e fallo bollire una volta.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'carne macinata',
      pulses: 'fagioli',
      tomatoes: 'pomodori',
      peppers: 'peperoni',
      onion: 'cipolla',
      chilli: 'peperoncino',
      chocolate: 'cioccolato fondente',
      garlic: 'aglio',
    },
    steps: [
      ({ onion, mince }) =>
        `Trita e rosola nell’olio: ${onion}. Aggiungi e rosola finché è scuro, la carne cruda senza più rosa: ${mince}. Di soia secca o lenticchie basta un terzo del peso, con mezzo litro d’acqua.`,
      ({ peppers, garlic, chilli }) => `Aggiungi: ${peppers} a dadini, ${garlic} a pezzetti, ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Unisci una tazza d’acqua e: ${tomatoes}, ${pulses} (senza il liquido). Lascia sobbollire 25 minuti. I fagioli sono in scatola, o prima ammollati e bolliti finché sono teneri: crudi sono velenosi.`,
      ({ chocolate }) => `Fai sciogliere dentro: ${chocolate}.`,
      () => 'Sala, e mangia con riso, pane o tortillas.',
    ],
    rest: 'Congela le porzioni, o scaldalo una volta sola finché fuma, in una piadina o su patate al forno.',
  },
  'meat-stew': {
    title: 'Spezzatino con verdure',
    slots: {
      meat: 'carne da spezzatino',
      roots: 'carote e altre radici',
      onion: 'cipolle',
      stock: 'brodo',
      wine: 'vino o birra',
      tomato: 'concentrato di pomodoro',
      herbs: 'timo o alloro',
    },
    steps: [
      ({ meat }) =>
        `Taglia a pezzi di 3 cm, o lascia sull’osso: ${meat}. Sala, e rosola nell’olio in due volte. Dopo la carne cruda, lava tagliere e mani.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Rosola nella stessa pentola: ${onion} a fette, ${tomato}. Aggiungi la carne e: ${wine}, ${stock} (dadi in acqua calda), ${herbs}.`,
      ({ roots }) =>
        `Copri e lascia sobbollire pianissimo per 120 minuti. Per gli ultimi 45 aggiungi, a pezzi: ${roots}.`,
      () => 'È pronto quando la carne è ben cotta e si disfa sotto la forchetta. Condisci.',
    ],
    rest: 'In frigo entro due ore; scaldalo una volta sola finché fuma, o congelalo per tre mesi.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'zucchine, melanzane o peperoni',
      tomatoes: 'pomodori',
      onion: 'cipolla',
      garlic: 'aglio',
      olives: 'olive o capperi',
      herbs: 'basilico o timo',
    },
    steps: [
      ({ vegetables }) =>
        `Taglia a pezzi di 2 cm: ${vegetables}. Rosola in abbondante olio, un tipo dopo l’altro, e togli.`,
      ({ onion, garlic }) => `Fai appassire nella stessa pentola: ${onion} a fette, ${garlic} a pezzetti.`,
      ({ tomatoes }) => `Aggiungi le verdure e: ${tomatoes}. Lascia sobbollire 20 minuti.`,
      ({ olives, herbs }) => `Unisci: ${olives}, ${herbs}. Buona calda o fredda.`,
    ],
    rest: 'Fredda con il pane, o come sugo per la pasta.',
  },
  'cabbage-stew': {
    title: 'Cavolo con patate',
    slots: {
      cabbage: 'cavolo',
      potatoes: 'patate',
      meat: 'salsiccia cotta o pancetta',
      onion: 'cipolla',
      apple: 'mela',
      stock: 'brodo',
      mustard: 'senape',
    },
    steps: [
      ({ meat }) =>
        `Affetta e rosola in una pentola grande finché è dorato, prosciutto da cuocere e pancetta crudi finché sono ben cotti: ${meat}.`,
      ({ onion }) => `Affetta e rosola nell’olio in una pentola grande finché è dorato: ${onion}.`,
      ({ cabbage, apple, potatoes }) =>
        `Affetta: ${cabbage}. Taglia a dadini: ${apple}, ${potatoes}. Mescola tutto; i crauti si scolano soltanto.`,
      ({ stock }) =>
        `Aggiungi: ${stock} (dadi in acqua calda). Copri, e cuoci 25 minuti, finché le patate sono tenere.`,
      ({ cabbage, mustard }) => `Condisci con sale, pepe e ${mustard}: ${cabbage}.`,
    ],
    rest: 'Il giorno dopo rosolalo in padella, una volta, finché fuma.',
  },
  'pot-of-beans': {
    title: 'Pentola di fagioli',
    slots: {
      beans: 'fagioli secchi',
      roots: 'carote e sedano',
      onion: 'cipolla',
      tomatoes: 'pomodori',
      meat: 'pancetta o chorizo',
      herbs: 'alloro o salvia',
      garlic: 'aglio',
    },
    steps: [
      ({ beans }) =>
        `La sera prima metti in ammollo in abbondante acqua fredda, per 8 ore o più: ${beans}. Getta l’acqua.`,
      () =>
        'Falli bollire forte in acqua nuova per 10 minuti: i fagioli crudi sono velenosi, e una pentola a cottura lenta da sola non lo cambia. Scola.',
      ({ meat }) => `Rosola a pezzetti in una pentola grande: ${meat}.`,
      ({ onion, garlic, herbs }) =>
        `Rosola nell’olio in una pentola grande, a pezzetti: ${onion}, ${garlic}. Aggiungi i fagioli, acqua a coprire e: ${herbs}. Lascia sobbollire 75 minuti, finché sono teneri.`,
      ({ roots, tomatoes }) =>
        `Per gli ultimi 25 minuti aggiungi: ${roots} a pezzetti, ${tomatoes}. Sala alla fine.`,
    ],
    rest: 'Si congelano bene nel loro liquido; scaldali una volta sola, finché fumano.',
  },
};
