import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pasta med stekta grönsaker',
    slots: {
      pasta: 'pasta',
      vegetables: 'grönsaker',
      garlic: 'vitlök',
      meat: 'bacon eller korv',
      cheese: 'ost',
      herbs: 'färska örter',
      oil: 'olja',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Koka upp vatten till pastan och salta. Skär ${vegetables} smått, och skiva ${garlic}.`,
      ({ meat }) =>
        `Stek ${meat} i små bitar i en vid panna; bacon och rå korv tills det är genomstekt, utan rosa kvar.`,
      ({ oil, vegetables }) =>
        `Hetta upp ${oil} i en vid panna. Stek ${vegetables} mjuka, 8 till 10 minuter. Tillsätt vitlöken den sista minuten.`,
      ({ pasta }) =>
        `Koka ${pasta} som det står på paketet, och spara en kopp av vattnet. Kokt pasta ska bara bli het i pannan.`,
      ({ pasta, cheese, herbs }) =>
        `Vänd ${pasta} i pannan med en skvätt av vattnet, ${cheese} och ${herbs}.`,
    ],
    rest: 'Värm en enda gång med lite vatten, tills det ångar; om det gick åt rester ska allt ätas upp nu.',
  },
  'creamy-pasta': {
    title: 'Krämig pasta',
    slots: {
      pasta: 'pasta',
      cream: 'grädde',
      addition: 'grönsaker, skinka eller fisk',
      lemon: 'citron',
      cheese: 'hårdost',
      garlic: 'vitlök',
    },
    steps: [
      ({ addition, garlic }) =>
        `Koka upp vatten till pastan och salta. Skär ${addition} smått, och hacka ${garlic}.`,
      ({ addition }) =>
        `Stek ${addition} i en vid panna med lite olja: grönsaker mjuka, bacon knaprigt, rå fisk, rökt kolja och råa räkor tills de är genomstekta, rester tills de ångar. Rökt lax läggs i på slutet.`,
      ({ pasta }) => `Koka ${pasta} som det står på paketet, och spara en kopp av vattnet.`,
      ({ cream }) =>
        `Tillsätt vitlöken, ${cream} och en skvätt pastavatten i pannan och låt bubbla i 3 minuter.`,
      ({ pasta, cheese, lemon }) =>
        `Vänd ${pasta} i det med ${cheese} och lite av ${lemon}. Späd med pastavatten.`,
    ],
    rest: 'Späd med mjölk eller vatten och värm en enda gång, tills det ångar; om det gick åt rester ska allt ätas upp nu.',
  },
  'bolognese-sauce': {
    title: 'Spaghetti med köttfärssås',
    slots: {
      mince: 'köttfärs',
      tomatoes: 'krossade tomater',
      roots: 'morötter och selleri',
      onion: 'lök',
      pasta: 'spaghetti',
      wine: 'rödvin',
      garlic: 'vitlök',
    },
    steps: [
      ({ onion, roots }) =>
        `Hacka ${onion} och ${roots} mycket fint. Låt mjukna i olja i en gryta i 8 minuter.`,
      ({ mince, garlic }) =>
        `Höj värmen. Stek ${mince} tills det är brunt och torrt, rått kött utan rosa kvar. Hacka och tillsätt ${garlic}. Av torkad soja eller linser räcker en tredjedel av vikten, med en halv liter vatten.`,
      ({ wine, tomatoes }) => `Häll i ${wine} och låt det koka in, sedan ${tomatoes}. Salta och peppra.`,
      () => 'Låt sjuda med locket på glänt i 40 minuter, och rör då och då. Linser ska vara mjuka.',
      ({ pasta }) => `Koka ${pasta} som det står på paketet, och vänd ner i såsen.`,
    ],
    rest: 'Såsen går bra att frysa, i tre månader.',
  },
  'pasta-bake': {
    title: 'Pastagratäng',
    slots: {
      pasta: 'pasta',
      vegetables: 'grönsaker',
      sauce: 'tomater, grädde eller mjölk',
      cheese: 'ost som smälter',
      meat: 'rester av kött eller fisk på burk',
    },
    steps: [
      ({ pasta }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Koka ${pasta} 2 minuter mindre än det står på paketet; det som är kokt eller färskt, som gnocchi, läggs i som det är.`,
      ({ vegetables }) =>
        `Skär ${vegetables} smått och stek mjukt, 8 minuter. Koka upp mjölk med 2 skedar mjöl, om det är såsen.`,
      ({ sauce, meat, cheese }) =>
        `Blanda pasta och grönsaker med ${sauce}, ${meat}, hälften av ${cheese}, salt och peppar i en ugnsform. Resten läggs överst.`,
      () => 'Grädda i 20 minuter, tills ytan är brun och mitten ångar.',
    ],
    rest: 'Värm portioner en enda gång, tills de ångar; om det gick åt rester ska allt ätas upp nu.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagne',
    slots: {
      sheets: 'lasagneplattor',
      filling: 'grönsaker eller köttfärs',
      tomatoes: 'krossade tomater',
      milk: 'mjölk',
      flour: 'mjöl',
      cheese: 'ost som smälter',
      onion: 'lök',
    },
    steps: [
      ({ onion, filling }) =>
        `Hacka ${onion} och skär ${filling} smått. Stek båda i olja tills det är mjukt och torrt; köttfärs tills den är brun och genomstekt, utan rosa kvar.`,
      ({ tomatoes }) =>
        `Tillsätt ${tomatoes}, krydda, och låt sjuda medan du gör den vita såsen. Sätt ugnen på 190 °C, 170 °C varmluft.`,
      ({ flour, milk }) =>
        `Värm 50 g smör eller olja, rör ner ${flour} i en minut, och vispa ner ${milk} lite i taget. Låt koka upp tills det är tjockt, och salta.`,
      ({ sheets, cheese }) =>
        `Varva fyllning, ${sheets} och vit sås i en form, med vit sås och ${cheese} överst.`,
      () =>
        'Grädda i 40 minuter, tills en kniv går igenom lätt och mitten ångar. Låt stå en stund innan du skär.',
    ],
    rest: 'Godare nästa dag; går att frysa i portioner.',
  },
  'pasta-with-greens': {
    title: 'Pasta med bladgrönt',
    slots: {
      pasta: 'pasta',
      greens: 'bladgrönt',
      pesto: 'pesto',
      pulses: 'vita bönor',
      garlic: 'vitlök',
      chilli: 'chili',
      lemon: 'citron',
    },
    steps: [
      ({ pasta }) => `Koka ${pasta} i saltat vatten som det står på paketet.`,
      ({ greens }) =>
        `Skär ${greens} i strimlor eller små bitar. Lägg det hårda till pastan de sista 4 minuterna, mjuka blad den sista; med gnocchi kokas det hårda först.`,
      ({ garlic, chilli, pulses }) =>
        `Skiva under tiden ${garlic} och värm med ${chilli} i rikligt med olja, och ${pulses}, som fått rinna av, med dem.`,
      ({ pasta, pesto, lemon }) =>
        `Spara en kopp av vattnet, häll av ${pasta}, och vänd ihop allt med ${pesto} och lite av ${lemon}.`,
    ],
    rest: 'God kall, som sallad.',
  },
  'noodle-stir-fry': {
    title: 'Stekta nudlar',
    slots: {
      noodles: 'nudlar',
      vegetables: 'grönsaker',
      protein: 'tofu, räkor eller kött',
      soy: 'sojasås',
      ginger: 'ingefära',
      garlic: 'vitlök',
      lime: 'lime',
    },
    steps: [
      ({ noodles }) =>
        `Koka ${noodles} som det står på paketet, skölj i kallt vatten och låt rinna av. Det som är kokt får vara som det är.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Skär ${vegetables} och ${protein} i tunna strimlor, rått kött på en egen skärbräda, och hacka ${ginger} och ${garlic}.`,
      ({ protein }) =>
        `Stek ${protein} i het olja i en vid panna tills det är brunt; rått kött tills det är genomstekt, utan rosa kvar, råa räkor tills de är rosa. Ta upp det.`,
      ({ vegetables }) => `Stek ${vegetables} på hög värme i 4 minuter, de hårda först.`,
      ({ soy, lime }) =>
        `Tillsätt nudlar, ingefära, vitlök, det du tog upp och ${soy}. Vänd tills allt är hett. Smaka av med ${lime}.`,
    ],
    rest: 'Värm en enda gång, i het panna, tills det ångar; om det gick åt rester ska allt ätas upp nu.',
  },
  'noodle-soup': {
    title: 'Nudelsoppa',
    slots: {
      noodles: 'nudlar',
      stock: 'buljong',
      vegetables: 'grönsaker',
      protein: 'tofu, ägg eller rester av kött',
      ginger: 'ingefära',
      soy: 'sojasås eller miso',
    },
    steps: [
      ({ stock, ginger }) => `Skiva ${ginger} och låt sjuda i ${stock} (tärning i hett vatten) i 5 minuter.`,
      ({ vegetables }) =>
        `Skär ${vegetables} i tunna bitar. Tillsätt det hårda, och böngroddar, och koka i 3 minuter.`,
      ({ noodles }) =>
        `Tillsätt ${noodles} och koka så länge som det står på paketet; mjuka blad den sista minuten.`,
      ({ protein }) =>
        `Värm ${protein} i soppan tills det ångar: råa räkor tills de är rosa, dumplings som det står på paketet. Ägg kokas bredvid i 9 minuter.`,
      ({ soy }) => `Ta från värmen och rör ner ${soy}.`,
    ],
    rest: 'Spara buljong och nudlar för sig; koka upp buljongen en gång. Om det gick åt rester ska allt ätas upp nu.',
  },
  'tuna-pasta': {
    title: 'Pasta med tonfisk och tomat',
    slots: {
      pasta: 'pasta',
      fish: 'tonfisk på burk',
      tomatoes: 'tomater',
      extra: 'oliver eller kapris',
      onion: 'lök',
      garlic: 'vitlök',
    },
    steps: [
      ({ pasta }) =>
        `Koka ${pasta} i saltat vatten som det står på paketet, och spara en kopp av vattnet. Det som är kokt ska bara bli hett i såsen.`,
      ({ onion, garlic, tomatoes }) =>
        `Hacka ${onion}, skiva ${garlic} och låt mjukna i olja. Tillsätt ${tomatoes}, hackade om de är stora, och koka i 6 minuter, tills de är mjuka.`,
      ({ fish, extra }) => `Rör ner ${fish}, som fått rinna av, och ${extra}, och värm tills det ångar.`,
      () => 'Vänd pastan i det med en skvätt av vattnet.',
    ],
    rest: 'God kall, nästa dag; fisk håller högst två dagar.',
  },
};
