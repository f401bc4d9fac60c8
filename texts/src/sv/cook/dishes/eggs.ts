import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'ägg',
      vegetables: 'grönsaker att steka',
      onion: 'lök',
      cheese: 'ost',
      herbs: 'färska örter',
      oil: 'olja',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Skär ${vegetables} och ${onion} smått; det som är rått och hårt, som potatis eller broccoli, i tärningar på 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Hetta upp ${oil} i en panna som tål att stå under grillen. Stek ${vegetables} och ${onion} på medelvärme tills det är mjukt och torrt, 5 till 12 minuter.`,
      ({ eggs, cheese, herbs }) =>
        `Vispa ${eggs} med salt och peppar. Rör ner ${cheese}, i små bitar, och ${herbs}.`,
      ({ eggs }) =>
        `Häll ${eggs} över grönsakerna och låt stelna på svag värme i 10 minuter, tills bara ytan är blöt. Sätt på grillen.`,
      () => 'Ställ pannan under grillen i 2 till 3 minuter, tills ägget har stelnat rakt igenom.',
    ],
    rest: 'I kylen inom två timmar. Gott kallt, i bitar eller på bröd.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'ägg',
      tomatoes: 'tomater',
      peppers: 'paprika',
      onion: 'lök',
      garlic: 'vitlök',
      paprika: 'paprikapulver eller spiskummin',
      cheese: 'ost att smula',
      herbs: 'färska örter',
      oil: 'olja',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Skiva ${onion} och ${peppers}. Stek i ${oil} i en vid panna tills det är mjukt, ungefär 8 minuter.`,
      ({ garlic, paprika, tomatoes }) =>
        `Hacka ${garlic} och rör ner med ${paprika}, sedan ${tomatoes}. Låt sjuda i 10 minuter, tills det är tjockt. Salta.`,
      ({ eggs }) => `Gör gropar i såsen och knäck ner ${eggs} i dem.`,
      () =>
        'Lägg på lock och låt stå på svag värme i 8 minuter, tills vitorna är fasta; för små barn, gravida, äldre och sjuka ska gulorna också vara det.',
      ({ cheese, herbs }) => `Smula över ${cheese}, och strö på ${herbs}. Ät med bröd.`,
    ],
    rest: 'Såsen håller sig utan äggen: gör bara så många som äts upp.',
  },
  omelette: {
    title: 'Omelett',
    slots: {
      eggs: 'ägg',
      filling: 'fyllning',
      cheese: 'ost',
      herbs: 'färska örter',
      butter: 'smör',
    },
    steps: [
      ({ filling, butter }) =>
        `Skär ${filling} smått. Hetta upp hälften av ${butter} i en panna. Stek det som är rått tills det är mjukt och torrt, rå rökt fisk tills den faller isär; värm det som är tillagat tills det ångar. Ta upp det.`,
      ({ eggs, herbs }) => `Vispa ${eggs} med lite salt och ${herbs}.`,
      ({ eggs, butter }) =>
        `Hetta upp resten av ${butter}. Häll i ${eggs} och dra kanterna mot mitten i 2 minuter, tills ytan nästan har stelnat.`,
      ({ filling, cheese }) =>
        `Lägg ${filling} och ${cheese} på ena halvan, vik över den andra och låt stå tills ägget har stelnat.`,
    ],
    rest: 'Bäst direkt; kallt, i strimlor, i en sallad eller på en macka.',
  },
  'green-baked-eggs': {
    title: 'Ägg bakade i grönt',
    slots: {
      eggs: 'ägg',
      greens: 'bladgrönt',
      cream: 'grädde',
      cheese: 'ost',
      garlic: 'vitlök',
    },
    steps: [
      () => 'Sätt ugnen på 200 °C, 180 °C varmluft.',
      ({ greens, garlic }) =>
        `Skölj ${greens}; skär blad och purjolök i strimlor. Hacka ${garlic}. Fräs allt mjukt med lite olja i en panna som tål ugn: spenat i 3 minuter, kål i 8. Häll av vattnet.`,
      ({ cream, eggs, cheese }) =>
        `Rör ner ${cream}, salt och peppar. Gör gropar, knäck ${eggs} i dem och strö över ${cheese}.`,
      () =>
        'Grädda i 12 minuter, tills vitorna är fasta; för små barn, gravida, äldre och sjuka tills gulorna också är det.',
    ],
    rest: 'Det gröna håller sig; äggen är bäst samma dag.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'pajdeg eller smördeg',
      eggs: 'ägg',
      cream: 'grädde eller mjölk',
      filling: 'fyllning',
      cheese: 'ost',
    },
    steps: [
      ({ pastry }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Klä en form på 26 cm med ${pastry}, nagga och förgrädda i 15 minuter.`,
      ({ filling }) =>
        `Skär under tiden ${filling} smått och stek tills det är mjukt och torrt, rått bacon tills det är knaprigt. Det som redan är tillagat behöver bara skäras.`,
      ({ eggs, cream, cheese }) => `Vispa ${eggs} med ${cream}, ${cheese}, salt och peppar.`,
      () =>
        'Bred ut fyllningen i skalet, häll över äggen och grädda i 35 minuter, tills mitten har stelnat och inte dallrar.',
    ],
    rest: 'God kall; i kylen inom två timmar.',
  },
  pancakes: {
    title: 'Pannkakor',
    slots: {
      flour: 'mjöl',
      milk: 'mjölk',
      eggs: 'ägg',
      topping: 'frukt eller annat tillbehör',
      butter: 'smör',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Vispa ${flour}, ${eggs} och hälften av ${milk} till en slät smet, sedan resten och en nypa salt. Låt vila i 5 minuter.`,
      ({ butter }) =>
        `Hetta upp lite av ${butter} i en panna. Grädda en slev smet ungefär en minut på varje sida; fortsätt tills den är slut.`,
      ({ topping }) => `Ät med ${topping}, eller med socker.`,
    ],
    rest: 'Rulla ihop dem och värm i en panna nästa dag.',
  },
  'egg-curry': {
    title: 'Äggcurry',
    slots: {
      eggs: 'ägg',
      onion: 'lök',
      tomatoes: 'tomater',
      vegetables: 'grönsaker',
      coconut: 'kokosmjölk eller grädde',
      spice: 'currypulver eller currypasta',
      garlic: 'vitlök',
    },
    steps: [
      ({ eggs }) =>
        `Koka ${eggs} i 9 minuter, kyl dem i vatten och skala. Hoppa över det om de redan är kokta.`,
      ({ onion }) => `Skiva ${onion} och stek i olja på medelvärme tills det är brunt, ungefär 8 minuter.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Hacka ${garlic} och rör ner med ${spice}, sedan ${tomatoes} och ${vegetables}, smått skuret; mjuka blad väntar till de sista 3 minuterna.`,
      ({ coconut }) => `Rör ner ${coconut}; yoghurt först på slutet.`,
      () => 'Tillsätt en kopp vatten och låt sjuda i 10 minuter, tills allt är mjukt.',
      ({ eggs }) => `Halvera ${eggs} och värm dem i såsen. Ät med ris eller bröd.`,
    ],
    rest: 'Värm en enda gång, tills det ångar.',
  },
  'meringue-with-fruit': {
    title: 'Maräng med frukt',
    slots: {
      whites: 'äggvitor',
      sugar: 'socker',
      fruit: 'mjuk frukt',
      cream: 'grädde eller yoghurt',
    },
    steps: [
      ({ whites }) =>
        `Sätt ugnen på 120 °C, 100 °C varmluft. Separera hela ägg; det får inte finnas någon gula i vitorna. Vispa ${whites} tills det blir mjuka toppar.`,
      ({ sugar }) =>
        `Vispa ner ${sugar} en sked i taget tills smeten är fast och blank. Bred ut den på bakplåtspapper, ungefär 20 cm bred.`,
      () =>
        'Grädda i 75 minuter, tills den är torr och släpper från papperet. Låt svalna i ugnen i ungefär en timme.',
      ({ fruit, cream }) => `Toppa med ${cream} och ${fruit} strax innan du äter.`,
    ],
    rest: 'Marängen håller sig i en torr burk; toppad gör den inte det.',
  },
};
