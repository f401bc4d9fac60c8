import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Suppe af det, der er',
    slots: {
      vegetables: 'grøntsager',
      onion: 'løg',
      potato: 'kartoffel',
      stock: 'bouillon',
      cream: 'fløde eller yoghurt',
      herbs: 'krydderurter',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Hak ${onion}. Skær ${vegetables} og ${potato} i stykker på 2 cm; hold blade for sig. Kassava skrælles og koges blød først, 25 minutter, og vandet hældes ud.`,
      ({ onion, vegetables }) =>
        `Svits ${onion} i olie, og kom så ${vegetables}, uden blade, i, i 5 minutter.`,
      ({ stock }) =>
        `Kom ${stock} i (terninger i varmt vand), og lad det simre i 18 minutter, til alt er blødt; blade kun de sidste 3.`,
      () => 'Blend den, eller lad den være, som den er. Kom salt og peber i.',
      ({ cream, herbs }) => `Rør ${cream} i, og kom ${herbs} på toppen.`,
    ],
    rest: 'Frys den i portioner, eller kog den op én gang inden for tre dage.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'grøntsager',
      tomatoes: 'tomater',
      pulses: 'bønner',
      onion: 'løg',
      pasta: 'suppepasta',
      bacon: 'bacon',
      cheese: 'fast ost',
      stock: 'bouillon',
    },
    steps: [
      ({ bacon }) => `Steg ${bacon}, i små stykker, i en stor gryde, rå bacon, til den er gennemstegt.`,
      ({ onion }) => `Hak ${onion}, og svits i olie i en stor gryde i 5 minutter.`,
      ({ vegetables }) => `Skær ${vegetables} i tern. Steg det, der er hårdt, med i 5 minutter.`,
      ({ tomatoes, stock, pulses }) =>
        `Kom ${tomatoes}, ${stock} (terninger i varmt vand) og ${pulses}, drænet, fra dåse eller kogt bløde, i. Lad det simre i 20 minutter.`,
      ({ pasta }) => `Kom ${pasta} i, og kog, til det er færdigt; det, der allerede er kogt, skal kun dampe.`,
      () => 'Rør bløde grøntsager i de sidste 3 minutter, og smag til.',
      ({ cheese }) => `Riv ${cheese} over.`,
    ],
    rest: 'Bedre næste dag, kogt op én gang; pastaen drikker suppen, så kom vand i.',
  },
  'lentil-soup': {
    title: 'Linsesuppe',
    slots: {
      lentils: 'linser',
      roots: 'gulerødder eller andre rodfrugter',
      onion: 'løg',
      sausage: 'kogt pølse eller bacon',
      tomatoes: 'tomater',
      lemon: 'citron eller eddike',
      stock: 'bouillon',
    },
    steps: [
      ({ onion, roots }) => `Hak ${onion}, skær ${roots} i tern, og svits begge dele i olie i 5 minutter.`,
      ({ lentils, stock, tomatoes }) =>
        `Skyl ${lentils}. Kom dem i med ${stock} (terninger i varmt vand) og ${tomatoes}.`,
      () =>
        'Lad det simre i 25 minutter, til de er bløde; røde skal have 15, store brune op til 40, flækkede ærter op til 60.',
      ({ sausage }) =>
        `Skær ${sausage} i skiver, og kog med i suppen de sidste 10 minutter; bacon og rå hamburgerryg, skåret småt, de sidste 20.`,
      ({ lentils, lemon }) => `Smag ${lentils} til med salt, peber og lidt af ${lemon}.`,
    ],
    rest: 'Egner sig godt til at fryse; kog den op én gang.',
  },
  'roast-tomato-soup': {
    title: 'Suppe af bagte tomater',
    slots: {
      tomatoes: 'tomater',
      peppers: 'peberfrugter',
      onion: 'løg',
      bread: 'brød',
      stock: 'bouillon',
      cream: 'fløde',
      basil: 'basilikum',
      garlic: 'hvidløg',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Halvér ${tomatoes}, skær ${onion} og ${peppers} i kvarte, og læg det hele på en plade med ${garlic}, olie og salt.`,
      () => 'Bag i 30 minutter, til kanterne er brune.',
      ({ stock }) => `Kom det hele i en gryde, tilsæt ${stock} (terninger i varmt vand), kog op, og blend.`,
      ({ bread }) => `Rist ${bread} i ovnen, der stadig er varm.`,
      ({ cream, basil }) => `Server med ${cream} og ${basil}.`,
    ],
    rest: 'Den er også en pastasauce.',
  },
  'chicken-soup': {
    title: 'Hønsekødssuppe',
    slots: {
      chicken: 'kylling i stykker',
      roots: 'gulerødder og andre rodfrugter',
      onion: 'løg',
      noodles: 'nudler',
      herbs: 'friske krydderurter',
      peas: 'ærter',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Kom ${chicken}, ${onion} i halve og ${roots} i skiver i en gryde med 1,5 liter koldt vand og 2 teskefulde salt. Bring det i kog. Vask hænder og bræt efter råt kød.`,
      () =>
        'Lad det simre i 30 minutter, til kødet slipper benet og er gennemkogt (75 °C indeni). En hel fugl skal have 60 eller mere.',
      ({ chicken }) => `Tag ${chicken} op, og pluk kødet i stykker, uden skind og ben.`,
      ({ noodles, peas }) =>
        `Kog ${noodles} i suppen, som der står på pakken, og ${peas} med de sidste 3 minutter.`,
      ({ chicken, herbs }) => `Kom ${chicken} tilbage, lad det koge op, og tilsæt ${herbs}.`,
    ],
    rest: 'Køl den i et fladt fad, i køleskabet inden for to timer; kog den op én gang, eller frys den.',
  },
  'fish-chowder': {
    title: 'Cremet fiskesuppe',
    slots: {
      fish: 'fisk',
      potatoes: 'kartofler',
      milk: 'mælk',
      leek: 'porre',
      corn: 'majs eller ærter',
      bacon: 'bacon',
      stock: 'bouillon',
    },
    steps: [
      ({ bacon }) => `Steg ${bacon}, i strimler, i en stor gryde, til den er gennemstegt.`,
      ({ leek, potatoes }) =>
        `Svits ${leek}, i ringe, i lidt smør eller olie i en stor gryde. Skær ${potatoes} i tern på 1 cm.`,
      ({ potatoes, stock }) =>
        `Kom ${potatoes} og ${stock} (terninger i varmt vand) i, og lad det simre i 12 minutter, til det er blødt.`,
      ({ milk, corn }) => `Hæld ${milk} på, kom ${corn} i, og varm til lige under kogepunktet.`,
      ({ fish }) =>
        `Skær ${fish} i stykker, og kog i suppen i 5 minutter, til det er uigennemsigtigt og flager; rejer, til de er lyserøde, kammuslinger og blæksprutte, til de er hvide hele vejen igennem.`,
    ],
    rest: 'Fisk holder højst i to dage; varm den én gang, forsigtigt, til den damper.',
  },
  'cold-cucumber-soup': {
    title: 'Kold agurkesuppe',
    slots: {
      cucumber: 'agurk',
      yoghurt: 'yoghurt',
      extra: 'radiser eller avocado',
      herbs: 'dild eller mynte',
      lemon: 'citron',
      garlic: 'hvidløg',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Riv eller blend ${cucumber} med lidt ${garlic}. Skær ${extra} småt; ærter koger først i 3 minutter.`,
      ({ yoghurt, lemon, herbs }) =>
        `Rør ${yoghurt}, saften af ${lemon}, ${herbs}, salt og koldt vand i, til det flyder.`,
      () => 'Lad den stå i køleskabet, til I spiser.',
    ],
    rest: 'Til næste dag, kold.',
  },
  'stock-of-trimmings': {
    title: 'Fond af grønt og rester',
    slots: {
      trimmings: 'grøntsager og deres ender',
      herbs: 'stilke af krydderurter',
      bones: 'ben eller vinger af kylling',
    },
    steps: [
      ({ trimmings }) =>
        `Vask ${trimmings}, og skær groft; også ender, skræl og yderblade, men intet råddent eller muggent.`,
      ({ trimmings, bones, herbs }) =>
        `Kom ${trimmings} i en gryde med ${bones}, ${herbs}, et par peberkorn og 2 liter koldt vand.`,
      () => 'Lad det simre stille i 60 minutter; råt fjerkræ skal være gennemkogt.',
      () => 'Si den, og salt den. Køl gryden i koldt vand, og sæt den i køleskabet inden for to timer.',
    ],
    rest: 'Tre dage i køleskabet, eller frosset i en isterningbakke; kog den, før den bruges.',
  },
};
