import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Frugtcrumble',
    slots: {
      fruit: 'frugt',
      flour: 'mel',
      oats: 'havregryn eller nødder',
      fat: 'koldt smør',
      sugar: 'sukker',
      cinnamon: 'kanel',
    },
    steps: [
      () => 'Tænd ovnen på 190 °C, varmluft 170 °C.',
      ({ fruit, sugar, cinnamon }) =>
        `Vask ${fruit}, og tag sten ud og skær, hvor det er nødvendigt; af rabarber kun stilkene, for bladene er giftige. Kog kvæder bløde først. Bland med en tredjedel af ${sugar} og ${cinnamon} i et ildfast fad.`,
      ({ flour, fat, oats }) =>
        `Smuldr ${flour} med ${fat}, resten af sukkeret og et nip salt. Rør ${oats} i, og fordel det over frugten.`,
      () => 'Bag i 35 minutter, til toppen er brun, saften bobler ved kanten, og frugten er blød.',
    ],
    rest: 'Til morgenmad med yoghurt.',
  },
  compote: {
    title: 'Kompot',
    slots: {
      fruit: 'frugt',
      sugar: 'sukker eller honning',
      lemon: 'citron',
      yoghurt: 'yoghurt eller vanillecreme',
    },
    steps: [
      ({ fruit }) =>
        `Vask ${fruit}, og tag sten ud og skær, hvor det er nødvendigt. Skær stødte steder væk; det, der er muggent, smides ud, og det gør rabarberblade også, for de er giftige.`,
      ({ sugar, lemon }) =>
        `Lad det simre med lidt vand, ${sugar} og ${lemon} i 10 minutter, til det falder så meget fra hinanden, som du vil; tørret frugt og kvæder skal have 30, med vand, så det dækker.`,
      ({ yoghurt }) => `Spis den varm eller kold med ${yoghurt}.`,
    ],
    rest: 'Tre dage på køl, eller frosset i små bøtter.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: { fruit: 'frugt', liquid: 'mælk, yoghurt eller juice', greens: 'bladgrønt', oats: 'havregryn' },
    steps: [
      ({ fruit }) => `Vask ${fruit}, og skræl, tag sten ud og skær, hvor det er nødvendigt.`,
      ({ liquid, greens, oats }) => `Blend glat med ${liquid}, ${greens} og ${oats}, og fortynd med vand.`,
    ],
    rest: 'Et døgn i en lukket flaske i køleskabet; eller frys den som ispinde.',
  },
  'porridge-with-fruit': {
    title: 'Havregrød med frugt',
    slots: { oats: 'havregryn', milk: 'mælk', fruit: 'frugt', nuts: 'nødder', honey: 'honning' },
    steps: [
      ({ oats, milk }) =>
        `Lad ${oats} simre i ${milk} med et nip salt i 6 minutter under omrøring, til det er tykt.`,
      ({ fruit }) => `Skær ${fruit} småt, og varm halvdelen i grøden.`,
      ({ fruit, nuts, honey }) => `Kom resten af ${fruit}, ${nuts} og ${honey} på toppen.`,
    ],
    rest: 'Varm den én gang med lidt mælk, til den damper.',
  },
  'overnight-oats': {
    title: 'Havregryn til i morgen',
    slots: { oats: 'havregryn', yoghurt: 'yoghurt', milk: 'mælk', fruit: 'frugt' },
    steps: [
      ({ oats, yoghurt, milk }) => `Rør ${oats} med ${yoghurt} og ${milk} i to glas.`,
      ({ fruit }) => `Riv eller skær ${fruit}, og rør det i; det, der bliver brunt, kommer på om morgenen.`,
      () => 'Luk glassene, og lad dem stå i køleskabet natten over, eller mindst to timer.',
    ],
    rest: 'To dage i køleskabet.',
  },
  'fruit-salad-bowl': {
    title: 'Frugtsalat',
    slots: {
      fruit: 'frugt',
      juice: 'citron eller appelsin',
      cream: 'yoghurt eller fløde',
      mint: 'mynte',
      nuts: 'nødder',
    },
    steps: [
      ({ fruit }) => `Vask ${fruit}, skræl og tag sten ud, hvor det er nødvendigt, og skær i mundfulde.`,
      ({ juice }) => `Bland straks med ${juice}, presset, så intet bliver brunt.`,
      ({ mint, nuts, cream }) => `Server med ${mint}, ${nuts} og ${cream}.`,
    ],
    rest: 'Til i morgen i køleskabet, eller i en smoothie.',
  },
  'baked-fruit': {
    title: 'Bagt frugt',
    slots: {
      fruit: 'æbler, pærer eller stenfrugt',
      filling: 'nødder, rosiner eller kiks',
      sugar: 'honning eller sukker',
      butter: 'smør',
      cream: 'fløde eller yoghurt',
    },
    steps: [
      ({ fruit }) =>
        `Tænd ovnen på 190 °C, varmluft 170 °C. Halvér ${fruit}, uden sten og kernehus, og læg i et fad med snitfladen opad; ananas og rabarberstilke i stykker.`,
      ({ filling, sugar, butter }) =>
        `Fyld eller drys med ${filling}, ${sugar} og ${butter}, og kom et par skefulde vand ved.`,
      () => 'Bag i 25 minutter, til det er blødt; hele æbler skal have 15 minutter mere, kvæder 35.',
      ({ cream }) => `Spis det varmt med ${cream}.`,
    ],
    rest: 'Kold med grød eller yoghurt.',
  },
  'fruit-batter-pudding': {
    title: 'Frugt bagt i dej',
    slots: { fruit: 'frugt', eggs: 'æg', milk: 'mælk', flour: 'mel', sugar: 'sukker' },
    steps: [
      () => 'Tænd ovnen på 180 °C, varmluft 160 °C. Smør et ildfast fad.',
      ({ fruit }) =>
        `Vask ${fruit}, tag sten ud og skær, hvor det er nødvendigt, og fordel i bunden; af rabarber kun stilkene.`,
      ({ eggs, sugar, flour, milk }) =>
        `Pisk ${eggs} med ${sugar} og et nip salt, derefter ${flour} og så ${milk}, og hæld det over.`,
      () => 'Bag i 40 minutter, til det er gyldent, og midten har sat sig.',
    ],
    rest: 'I køleskabet inden for to timer. God kold, i to dage til.',
  },
  'rice-pudding-from-rice': {
    title: 'Risengrød af kogte ris',
    slots: {
      rice: 'kogte ris uden noget i',
      milk: 'mælk',
      sugar: 'sukker',
      fruit: 'frugt',
      cinnamon: 'kanel eller vanilje',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Lad ${rice} simre i ${milk} med ${sugar} og ${cinnamon} i 18 minutter under hyppig omrøring, til det er cremet og damper. Brug kun ris, der blev kølet af inden for en time og højst har stået et døgn i køleskabet.`,
      ({ fruit }) => `Spis det varmt med ${fruit}.`,
    ],
    rest: 'Risene har stået og er varmet én gang: Spis det hele nu.',
  },
};
