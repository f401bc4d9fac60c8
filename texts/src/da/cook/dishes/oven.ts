import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Kylling i fad',
    slots: {
      chicken: 'kyllingelår eller andet fjerkræ i stykker',
      vegetables: 'grøntsager, der kan ovnsteges',
      lemon: 'citron',
      herbs: 'timian eller rosmarin',
      garlic: 'hvidløg',
      oil: 'olie',
    },
    steps: [
      ({ vegetables }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Skær ${vegetables}: de hårde i stykker på 2 cm, de bløde større. Skær hele fugle i stykker, og tø frossent kød op i køleskabet forinden. Vask hænder, kniv og bræt bagefter.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Vend det hele på en plade med ${oil}, hele fed ${garlic}, ${herbs}, ${lemon} i skiver og salt. Læg ${chicken} ovenpå med skindet opad.`,
      () => 'Steg i 40 minutter, og vend grøntsagerne én gang.',
      () =>
        'Kødet er gennemstegt, når saften er klar ved benet: 75 °C, hvor det er tykkest. Store stykker skal have 10 til 20 minutter mere.',
    ],
    rest: 'Pil kødet af benet, og sæt det i køleskabet inden for to timer; til salat, suppe eller stegte ris.',
  },
  'vegetable-traybake': {
    title: 'Ovnstegte grøntsager',
    slots: {
      vegetables: 'grøntsager, der kan ovnsteges',
      protein: 'ost, kikærter eller tofu',
      herbs: 'krydderurter',
      sauce: 'yoghurt eller hummus',
      lemon: 'citron',
      oil: 'olie',
    },
    steps: [
      ({ vegetables }) =>
        `Tænd ovnen på 220 °C, varmluft 200 °C. Skær ${vegetables}: de hårde småt, de bløde stort.`,
      ({ oil, herbs }) => `Vend dem på en plade med ${oil}, salt og ${herbs}, i ét lag.`,
      () => 'Steg i 20 minutter, og vend dem så.',
      ({ protein }) => `Læg ${protein} på pladen, i stykker eller drænet.`,
      () => 'Steg i 15 minutter mere, til kanterne er brune og de hårde er bløde.',
      ({ lemon, sauce }) => `Pres ${lemon} over, og spis det med ${sauce}.`,
    ],
    rest: 'Til en frittata, en suppe eller koldt med korn.',
  },
  'sausage-traybake': {
    title: 'Pølser og grønt på én plade',
    slots: {
      sausages: 'pølser',
      vegetables: 'grøntsager, der kan ovnsteges',
      apple: 'æble',
      mustard: 'sennep eller honning',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Skær ${vegetables} og ${apple} i store stykker, og vend dem med ${oil} og salt.`,
      ({ sausages }) =>
        `Læg ${sausages} imellem, og steg i 20 minutter; det, der er kogt eller lavet af planter, venter til næste trin.`,
      () => 'Vend det hele, og steg i 20 minutter mere, til alt er brunt.',
      () =>
        'Sørg for, at kødet er gennemstegt uden noget lyserødt (75 °C; hamburgerryg bliver ved at være lyserød).',
      ({ mustard }) => `Rør ${mustard} i saften.`,
    ],
    rest: 'Skær pølserne kolde i skiver til linser eller en salat.',
  },
  'fish-traybake': {
    title: 'Fisk i fad',
    slots: {
      fish: 'fiskefileter',
      vegetables: 'grøntsager',
      lemon: 'citron',
      olives: 'oliven eller kapers',
      herbs: 'dild eller persille',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Skær ${vegetables} i tynde skiver, vend dem med ${oil} og salt på en plade, og steg i 18 minutter.`,
      ({ fish, lemon, olives }) =>
        `Læg ${fish} ovenpå, tøet op, hvis det er frosset, med salt, skiver af ${lemon} og ${olives}.`,
      () =>
        'Steg i 12 minutter, til fisken er uigennemsigtig og flager; hel fisk skal have 10 mere, fiskepinde det, der står på pakken.',
      ({ herbs }) => `Drys ${herbs} over.`,
    ],
    rest: 'Fisk holder i to dage; kold og plukket i en salat.',
  },
  gratin: {
    title: 'Gratin',
    slots: {
      vegetables: 'kartofler, blomkål eller rodfrugter',
      cream: 'fløde eller mælk',
      cheese: 'ost, der smelter',
      garlic: 'hvidløg',
      nutmeg: 'muskat',
    },
    steps: [
      ({ vegetables }) =>
        `Tænd ovnen på 190 °C, varmluft 170 °C. Skær ${vegetables} i skiver på 3 mm, blomkål og den slags i buketter.`,
      ({ cream, garlic, nutmeg }) => `Varm ${cream} med hakket ${garlic}, ${nutmeg}, salt og peber.`,
      ({ vegetables, cream, cheese }) =>
        `Læg ${vegetables} lagvis i et smurt fad, hæld ${cream} over, og kom ${cheese} på toppen.`,
      () => 'Bag i 50 minutter, til en kniv let går igennem. Dæk den til, hvis den bliver brun for tidligt.',
    ],
    rest: 'Steg skiver én gang på en pande, til de damper.',
  },
  'mash-topped-pie': {
    title: 'Kødfad med kartoffelmos',
    slots: {
      potatoes: 'kartofler',
      filling: 'hakket kød eller rester af steg',
      roots: 'gulerødder og ærter',
      onion: 'løg',
      milk: 'mælk',
      stock: 'bouillon',
      tomato: 'tomatpuré',
    },
    steps: [
      ({ potatoes }) =>
        `Kog ${potatoes}, skrællet og i stykker, i saltet vand i 18 minutter, til de er bløde. Mos, der er i forvejen, skal kun varmes.`,
      ({ onion, roots, filling }) =>
        `Svits imens ${onion} og ${roots}, skåret småt, i olie. Kom ${filling} i: råt kød steges brunt og gennemstegt uden noget lyserødt, alt andet, til det damper. Af tørret soja er en tredjedel af vægten nok, udblødt i 10 minutter.`,
      ({ tomato, stock, milk }) =>
        `Rør ${tomato} og ${stock} (terninger i varmt vand) i, og lad det simre tykt. Mos kartoflerne med ${milk} og salt. Tænd ovnen på 200 °C, varmluft 180 °C.`,
      () =>
        'Kom fyldet i et fad og mosen ovenpå, rids den med en gaffel, og bag i 25 minutter, til det bobler.',
    ],
    rest: 'Egner sig godt til at fryse i portioner; er det lavet af rester, så spis det op nu.',
  },
  'fish-pie-with-mash': {
    title: 'Fiskefad med mos',
    slots: {
      potatoes: 'kartofler',
      fish: 'fisk og skaldyr',
      milk: 'mælk',
      flour: 'mel',
      greens: 'ærter eller spinat',
      butter: 'smør',
      eggs: 'hårdkogte æg',
    },
    steps: [
      ({ potatoes }) =>
        `Kog ${potatoes}, i stykker, i saltet vand i 18 minutter, og mos dem med lidt mælk. Mos, der er i forvejen, skal kun varmes.`,
      ({ butter, flour, milk }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Varm ${butter}, rør ${flour} i et minut, og pisk ${milk} i. Kog det tykt, og smag til.`,
      ({ fish, greens, eggs }) =>
        `Kom ${fish}, i stykker og tøet op, ${greens} og ${eggs}, kogt i 9 minutter og skåret i kvarte, i et fad og saucen over. Steg porrer bløde først.`,
      () =>
        'Dæk med mosen, og bag i 25 minutter, til det bobler, og fisken i midten er uigennemsigtig og flager.',
    ],
    rest: 'To dage i køleskabet; varm den op én gang, til den damper. Var der rester af fisk i, så spis den op nu.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'pizzadej eller fladbrød',
      sauce: 'tomatsauce',
      cheese: 'mozzarella eller en anden ost',
      topping: 'fyld',
    },
    steps: [
      ({ base }) =>
        `Varm ovnen og en plade så højt, som den kan, 240 °C eller mere. Rul ${base} ud, eller læg det frem.`,
      ({ sauce, topping, cheese }) =>
        `Smør ${sauce} på i et tyndt lag, derefter ${topping} i tynde skiver og ${cheese}. Kartofler og auberginer skæres så tyndt som papir. Blade og lufttørret skinke kommer på efter bagningen.`,
      () => 'Bag i 12 minutter, fladbrød i 8, til kanten er brun og midten tør.',
    ],
    rest: 'To dage i køleskabet; gør den sprød én gang på en tør pande med låg.',
  },
  'baked-potatoes': {
    title: 'Bagte kartofler',
    slots: {
      potatoes: 'store kartofler',
      topping: 'fyld',
      salad: 'salat',
      butter: 'smør',
    },
    steps: [
      ({ potatoes }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Vask og prik ${potatoes}, og bag dem på risten i 60 minutter, til de giver efter, når du trykker.`,
      ({ topping }) =>
        `Gør ${topping} klar: steg porrer, svampe, broccoli og spinat bløde, varm bønner og rester, til de damper, dræn fisk på dåse. Krydr.`,
      ({ potatoes, topping, butter, salad }) =>
        `Skær ${potatoes} op, kom ${butter} og ${topping} i, og spis med ${salad}.`,
    ],
    rest: 'Kolde steges i skiver.',
  },
};
