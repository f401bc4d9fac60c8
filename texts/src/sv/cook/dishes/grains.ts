import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Stekt ris',
    slots: {
      rice: 'kallt kokt ris',
      vegetables: 'grönsaker',
      eggs: 'ägg',
      protein: 'tofu eller rester av kött',
      soy: 'sojasås',
      ginger: 'ingefära',
      garlic: 'vitlök',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Skär ${vegetables} och ${protein} smått, och hacka ${garlic} och ${ginger}. Härifrån går det fort.`,
      ({ vegetables, protein }) =>
        `Hetta upp olja i en vid panna. Stek ${vegetables} på hög värme, de hårda först, i 4 minuter. Tillsätt ${protein}, vitlök och ingefära.`,
      ({ rice }) =>
        `Tillsätt ${rice}, dela klumparna och stek tills varje korn ångar, 4 minuter. Använd bara ris som kyldes inom en timme och har stått i kylen högst en dag.`,
      ({ soy }) => `Rör ner ${soy}.`,
      ({ eggs }) =>
        `Skjut riset åt sidan, rör ${eggs} i den tomma halvan av pannan tills de har stelnat, och blanda ner dem.`,
    ],
    rest: 'Ris värms bara en gång: ät upp allt nu.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'risottoris',
      vegetables: 'grönsaker',
      onion: 'lök',
      stock: 'buljong',
      wine: 'vitt vin',
      cheese: 'hårdost',
      butter: 'smör',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Hetta upp ${stock} (tärning i hett vatten). Hacka ${onion}, och skär ${vegetables} smått.`,
      ({ onion, rice, wine }) =>
        `Låt ${onion} mjukna i olja, rör ner ${rice} tills det är hett, sedan ${wine}. Låt det koka in.`,
      ({ vegetables }) =>
        `Tillsätt het buljong en slev i taget och rör i 18 minuter, alltid när den förra har sugits upp; matkorn behöver 35. Av ${vegetables} läggs det hårda i från början, det mjuka de sista 5 minuterna.`,
      ({ butter, cheese }) => `Ta från värmen och rör ner ${butter} och ${cheese}. Den ska flyta långsamt.`,
    ],
    rest: 'Bred ut och låt svalna inom en timme; stek nästa dag en gång, som platta biffar, tills de ångar.',
  },
  'vegetable-pilaf': {
    title: 'Grönsakspilaff',
    slots: {
      rice: 'ris',
      vegetables: 'grönsaker',
      pulses: 'bönor eller kikärter',
      onion: 'lök',
      spice: 'spiskummin eller currypulver',
      stock: 'buljong',
      nuts: 'nötter eller russin',
    },
    steps: [
      ({ onion, vegetables }) => `Skiva ${onion} och skär ${vegetables} smått. Fräs båda i olja i 6 minuter.`,
      ({ rice, spice, pulses }) => `Skölj ${rice}. Rör ner med ${spice} och ${pulses}, som fått rinna av.`,
      ({ stock }) =>
        `Tillsätt ${stock} (tärning i hett vatten), koka upp, lägg på lock och koka på lägsta värme i 12 minuter; fullkornsris i 30, med en kopp vatten till.`,
      ({ rice, nuts }) =>
        `Låt ${rice} stå under lock från värmen i 10 minuter, och rör sedan igenom med en gaffel och ${nuts}.`,
    ],
    rest: 'Bred ut och låt svalna inom en timme, och ät nästa dag, ångande hett, värmt en gång.',
  },
  'chicken-and-rice': {
    title: 'Kyckling och ris i en gryta',
    slots: {
      chicken: 'kyckling i bitar',
      rice: 'ris',
      vegetables: 'grönsaker',
      onion: 'lök',
      stock: 'buljong',
      lemon: 'citron',
      paprika: 'paprikapulver',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Stycka hel fågel, och tina fryst i kylen i förväg. Salta ${chicken}, gnid in med ${paprika} och bryn runt om i olja i en vid gryta. Ta upp köttet. Tvätta händer, kniv och skärbräda efter rått kött.`,
      ({ onion, vegetables, rice }) =>
        `Fräs ${onion} och ${vegetables}, smått skuret, i samma gryta i 5 minuter. Rör ner ${rice}.`,
      ({ stock, chicken }) =>
        `Häll i ${stock} (tärning i hett vatten), lägg ${chicken} ovanpå, lägg på lock och låt sjuda svagt i 20 minuter; med fullkornsris i 35, och en kopp vatten till.`,
      () =>
        'Låt stå under lock från värmen i 10 minuter. Köttet är genomkokt när saften är klar (75 °C i den tjockaste delen); om inte, ställ tillbaka på värmen.',
      ({ lemon }) => `Pressa över ${lemon}.`,
    ],
    rest: 'Kyl inom en timme, och värm en enda gång, tills det ångar.',
  },
  'grain-salad': {
    title: 'Matig grynsallad',
    slots: {
      grain: 'couscous, bulgur eller quinoa',
      vegetables: 'grönsaker',
      cheese: 'ost att smula',
      pulses: 'bönor eller kikärter',
      herbs: 'färska örter',
      lemon: 'citron',
      fruit: 'frukt eller oliver',
      oil: 'olja',
    },
    steps: [
      ({ grain }) =>
        `Koka ${grain} som det står på paketet, och bred ut på en tallrik att svalna. Det som redan är kokt behöver bara luckras upp.`,
      ({ vegetables }) =>
        `Skär ${vegetables} smått. Broccoli, sparris, ärter, majs och liknande kokas i 3 minuter först, gröna bönor i 8.`,
      ({ lemon, oil }) => `Gör en dressing av ${lemon}, ${oil}, salt och peppar.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Blanda ${grain} med grönsakerna, dressingen, ${pulses} som fått rinna av, ${fruit} och ${herbs}. Smula över ${cheese}.`,
    ],
    rest: 'Lunch till nästa dag; lägg i blad först när den äts.',
  },
  'stuffed-vegetables': {
    title: 'Fyllda grönsaker',
    slots: {
      shells: 'paprika eller andra grönsaker att fylla',
      rice: 'kokt ris eller gryn',
      filling: 'färs, bönor eller svamp',
      tomatoes: 'tomater',
      cheese: 'ost',
      onion: 'lök',
    },
    steps: [
      ({ shells }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Halvera och gröp ur ${shells}, och hacka det som kommer ut. Baka pumpa för sig i 25 minuter först; koka kålblad tills de går att böja.`,
      ({ shells, onion, filling }) =>
        `Stek det som gröptes ur ${shells} med ${onion}, hackad, och ${filling}, smått skuret eller avrunnet, i 8 minuter. Färs ska vara brun och genomstekt.`,
      ({ rice, cheese }) =>
        `Blanda med ${rice} och hälften av ${cheese}. Krydda väl, och fyll halvorna eller rulla in det i bladen. Använd bara ris som kyldes inom en timme och har stått i kylen högst en dag.`,
      ({ tomatoes, cheese }) =>
        `Lägg ${tomatoes}, hackade, i en form, de fyllda grönsakerna ovanpå, och resten av ${cheese} över. Grädda i 35 minuter, tills allt är mjukt och ångar inuti.`,
    ],
    rest: 'Riset har sparats och värmts en gång: ät upp allt nu.',
  },
  'rice-porridge': {
    title: 'Risgröt med ingefära',
    slots: {
      rice: 'kokt ris',
      stock: 'buljong',
      ginger: 'ingefära',
      topping: 'tillbehör',
      soy: 'sojasås',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Skiva ${ginger}. Koka ${rice} i ${stock} (tärning i hett vatten) med det i 15 minuter under omrörning, tills det är tjockt och krämigt. Använd bara ris som kyldes inom en timme och har stått i kylen högst en dag.`,
      ({ topping }) =>
        `Tillsätt ${topping}, smått skuret, de sista 4 minuterna, tills det är mjukt och genomvarmt.`,
      ({ soy }) => `Smaka av med ${soy}.`,
    ],
    rest: 'Riset har sparats och värmts en gång: ät upp allt nu.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta med stekta grönsaker',
    slots: {
      polenta: 'polenta',
      vegetables: 'grönsaker',
      cheese: 'ost',
      stock: 'buljong',
      garlic: 'vitlök',
      herbs: 'örter',
    },
    steps: [
      ({ stock, polenta }) =>
        `Koka upp ${stock} (tärning i hett vatten) och vispa ner ${polenta} i en tunn stråle.`,
      () =>
        'Koka på lägsta värme i 25 minuter och rör då och då; snabbpolenta och mannagryn som det står på paketet.',
      ({ vegetables, garlic, herbs }) =>
        `Stek under tiden ${vegetables}, i bitar, i olja tills de är mjuka, med ${garlic} och ${herbs} de sista minuterna.`,
      ({ cheese, vegetables }) => `Rör ner ${cheese} i polentan, och ät med ${vegetables}.`,
    ],
    rest: 'Den stelnar när den är kall: skär i skivor och stek dem.',
  },
  'rice-bowl': {
    title: 'Risbowl',
    slots: {
      rice: 'ris',
      protein: 'tofu eller fisk',
      vegetables: 'grönsaker',
      soy: 'sojasås',
      lime: 'lime',
      seeds: 'sesamfrön',
    },
    steps: [
      ({ rice }) =>
        `Koka ${rice} i dubbelt så mycket saltat vatten, under lock, i 12 minuter; fullkornsris och andra gryn som det står på paketet.`,
      ({ protein }) =>
        `Skär under tiden ${protein} i bitar och stek i lite olja tills det är brunt; rå fisk tills den faller isär rakt igenom. Det som är rökt, konserverat eller tillagat får vara som det är.`,
      ({ vegetables }) => `Skiva ${vegetables} tunt; edamame kokas i 4 minuter.`,
      ({ soy, lime, seeds }) => `Lägg allt på riset, med ${soy}, ${lime} och ${seeds}.`,
    ],
    rest: 'Spara riset för sig, kylt inom en timme, och ät det nästa dag, kallt eller ångande hett.',
  },
};
