import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Stegte ris',
    slots: {
      rice: 'kolde kogte ris',
      vegetables: 'grøntsager',
      eggs: 'æg',
      protein: 'tofu eller rester af kød',
      soy: 'sojasauce',
      ginger: 'ingefær',
      garlic: 'hvidløg',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Skær ${vegetables} og ${protein} småt, og hak ${garlic} og ${ginger}. Herfra går det hurtigt.`,
      ({ vegetables, protein }) =>
        `Varm olie på en bred pande. Steg ${vegetables} ved høj varme, de hårde først, i 4 minutter. Kom ${protein}, hvidløg og ingefær i.`,
      ({ rice }) =>
        `Kom ${rice} i, skil klumperne ad, og steg, til hvert korn damper, 4 minutter. Brug kun ris, der blev kølet af inden for en time og højst har stået et døgn i køleskabet.`,
      ({ soy }) => `Rør ${soy} i.`,
      ({ eggs }) =>
        `Skub risene til side, rør ${eggs} på den frie halvdel af panden, til de har sat sig, og bland dem i.`,
    ],
    rest: 'Ris varmes kun op én gang: Spis det hele nu.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'risottoris',
      vegetables: 'grøntsager',
      onion: 'løg',
      stock: 'bouillon',
      wine: 'hvidvin',
      cheese: 'fast ost',
      butter: 'smør',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Varm ${stock} (terninger i varmt vand). Hak ${onion}, og skær ${vegetables} småt.`,
      ({ onion, rice, wine }) =>
        `Svits ${onion} i olie, rør ${rice} i, til det er varmt, og så ${wine}. Lad det koge ind.`,
      ({ vegetables }) =>
        `Kom varm bouillon i, en øsefuld ad gangen, og rør i 18 minutter, hver gang den forrige er suget op; perlebyg skal have 35. Af ${vegetables} skal det hårde i fra begyndelsen, det bløde de sidste 5 minutter.`,
      ({ butter, cheese }) => `Tag den af varmen, og rør ${butter} og ${cheese} i. Den skal flyde langsomt.`,
    ],
    rest: 'Bred den ud, så den køler af inden for en time; steg den næste dag én gang som flade kager, til de damper.',
  },
  'vegetable-pilaf': {
    title: 'Pilaf med grøntsager',
    slots: {
      rice: 'ris',
      vegetables: 'grøntsager',
      pulses: 'bønner eller kikærter',
      onion: 'løg',
      spice: 'spidskommen eller karry',
      stock: 'bouillon',
      nuts: 'nødder eller rosiner',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Skær ${onion} i skiver og ${vegetables} småt. Steg begge dele i olie i 6 minutter.`,
      ({ rice, spice, pulses }) => `Skyl ${rice}. Rør det i sammen med ${spice} og ${pulses}, drænet.`,
      ({ stock }) =>
        `Kom ${stock} i (terninger i varmt vand), bring det i kog, læg låg på, og kog ved svageste varme i 12 minutter; brune ris i 30, med en kop vand mere.`,
      ({ rice, nuts }) =>
        `Lad ${rice} stå under låg uden varme i 10 minutter, og løsn med en gaffel sammen med ${nuts}.`,
    ],
    rest: 'Bred det ud, så det køler af inden for en time, og spis det næste dag, dampende varmt, varmet én gang.',
  },
  'chicken-and-rice': {
    title: 'Kylling og ris i én gryde',
    slots: {
      chicken: 'kylling i stykker',
      rice: 'ris',
      vegetables: 'grøntsager',
      onion: 'løg',
      stock: 'bouillon',
      lemon: 'citron',
      paprika: 'paprika',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Skær hele fugle i stykker, og tø frosne op i køleskabet forinden. Salt ${chicken}, gnid med ${paprika}, og brun på alle sider i olie i en bred gryde. Tag kødet op. Vask hænder, kniv og bræt efter råt kød.`,
      ({ onion, vegetables, rice }) =>
        `Svits ${onion} og ${vegetables}, skåret småt, i samme gryde i 5 minutter. Rør ${rice} i.`,
      ({ stock, chicken }) =>
        `Hæld ${stock} på (terninger i varmt vand), læg ${chicken} ovenpå, læg låg på, og lad det simre stille i 20 minutter; med brune ris i 35 og med en kop vand mere.`,
      () =>
        'Lad det stå under låg uden varme i 10 minutter. Kødet er gennemkogt, når saften er klar (75 °C, hvor det er tykkest); ellers skal det tilbage på varmen.',
      ({ lemon }) => `Pres ${lemon} over.`,
    ],
    rest: 'Køl det af inden for en time, og varm det op én gang, til det damper.',
  },
  'grain-salad': {
    title: 'Kornsalat',
    slots: {
      grain: 'couscous, bulgur eller quinoa',
      vegetables: 'grøntsager',
      cheese: 'ost til at smuldre',
      pulses: 'bønner eller kikærter',
      herbs: 'friske krydderurter',
      lemon: 'citron',
      fruit: 'frugt eller oliven',
      oil: 'olie',
    },
    steps: [
      ({ grain }) =>
        `Kog ${grain}, som der står på pakken, og bred det ud på en tallerken til afkøling. Det, der allerede er kogt, skal kun løsnes.`,
      ({ vegetables }) =>
        `Skær ${vegetables} småt. Broccoli, asparges, ærter, majs og den slags koger først i 3 minutter, grønne bønner i 8.`,
      ({ lemon, oil }) => `Rør en dressing af ${lemon}, ${oil}, salt og peber.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Bland ${grain} med grøntsagerne, dressingen, ${pulses}, drænet, ${fruit} og ${herbs}. Smuldr ${cheese} over.`,
    ],
    rest: 'Frokost til næste dag; blade får først dressing, når de spises.',
  },
  'stuffed-vegetables': {
    title: 'Fyldte grøntsager',
    slots: {
      shells: 'peberfrugter eller andre grøntsager at fylde',
      rice: 'kogte ris eller korn',
      filling: 'hakket kød, bønner eller svampe',
      tomatoes: 'tomater',
      cheese: 'ost',
      onion: 'løg',
    },
    steps: [
      ({ shells }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Halvér og udhul ${shells}, og hak det, der tages ud. Bag græskar alene i 25 minutter først; kog kålblade, til de kan bøjes.`,
      ({ shells, onion, filling }) =>
        `Steg det, du tog ud af ${shells}, sammen med ${onion}, hakket, og ${filling}, skåret småt eller drænet, i 8 minutter. Hakket kød skal være brunt og gennemstegt.`,
      ({ rice, cheese }) =>
        `Bland det med ${rice} og halvdelen af ${cheese}. Krydr godt, og fyld halvdelene, eller rul det ind i bladene. Brug kun ris, der blev kølet af inden for en time og højst har stået et døgn i køleskabet.`,
      ({ tomatoes, cheese }) =>
        `Kom ${tomatoes}, hakket, i et fad, de fyldte grøntsager ovenpå og resten af ${cheese} over. Bag i 35 minutter, til alt er blødt og damper indeni.`,
    ],
    rest: 'Risene har stået og er varmet én gang: Spis det hele nu.',
  },
  'rice-porridge': {
    title: 'Risgrød med ingefær',
    slots: {
      rice: 'kogte ris',
      stock: 'bouillon',
      ginger: 'ingefær',
      topping: 'tilbehør',
      soy: 'sojasauce',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Kog ${rice} i ${stock} (terninger i varmt vand) med ${ginger} i skiver i 15 minutter under omrøring, til det er tykt og cremet. Brug kun ris, der blev kølet af inden for en time og højst har stået et døgn i køleskabet.`,
      ({ topping }) =>
        `Kom ${topping}, skåret småt, i de sidste 4 minutter, til det er blødt og gennemvarmt.`,
      ({ soy }) => `Smag til med ${soy}.`,
    ],
    rest: 'Risene har stået og er varmet én gang: Spis det hele nu.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta med grønt fra panden',
    slots: {
      polenta: 'polenta',
      vegetables: 'grøntsager',
      cheese: 'ost',
      stock: 'bouillon',
      garlic: 'hvidløg',
      herbs: 'krydderurter',
    },
    steps: [
      ({ stock, polenta }) =>
        `Kog ${stock} (terninger i varmt vand), og pisk ${polenta} i, i en tynd stråle.`,
      () =>
        'Kog den ved svageste varme i 25 minutter, og rør en gang imellem; hurtigpolenta og semulje, som der står på pakken.',
      ({ vegetables, garlic, herbs }) =>
        `Steg imens ${vegetables}, i stykker, bløde i olie, med ${garlic} og ${herbs} de sidste minutter.`,
      ({ cheese, vegetables }) => `Rør ${cheese} i polentaen, og spis den med ${vegetables}.`,
    ],
    rest: 'Den stivner, når den er kold: Skær den i skiver, og steg dem.',
  },
  'rice-bowl': {
    title: 'Risskål',
    slots: {
      rice: 'ris',
      protein: 'tofu eller fisk',
      vegetables: 'grøntsager',
      soy: 'sojasauce',
      lime: 'lime',
      seeds: 'sesamfrø',
    },
    steps: [
      ({ rice }) =>
        `Kog ${rice} i dobbelt så meget saltet vand under låg i 12 minutter; brune ris og andet korn, som der står på pakken.`,
      ({ protein }) =>
        `Skær imens ${protein} i stykker, og steg det brunt i lidt olie; rå fisk, til den flager hele vejen igennem. Det, der er røget, på dåse eller tilberedt, bliver, som det er.`,
      ({ vegetables }) => `Skær ${vegetables} i tynde skiver; edamamebønner koger i 4 minutter.`,
      ({ soy, lime, seeds }) => `Læg det hele på risene med ${soy}, ${lime} og ${seeds}.`,
    ],
    rest: 'Gem risene for sig, kølet af inden for en time, og spis dem næste dag, kolde eller dampende varme.',
  },
};
