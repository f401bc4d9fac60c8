import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pasta med grønt fra panden',
    slots: {
      pasta: 'pasta',
      vegetables: 'grøntsager',
      garlic: 'hvidløg',
      meat: 'bacon eller pølse',
      cheese: 'ost',
      herbs: 'friske krydderurter',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Kog vand til pastaen, og salt det. Skær ${vegetables} småt, og ${garlic} i skiver.`,
      ({ meat }) =>
        `Steg ${meat} i små stykker på en bred pande; bacon og rå pølse, til det er gennemstegt uden noget lyserødt.`,
      ({ oil, vegetables }) =>
        `Varm ${oil} på en bred pande. Steg ${vegetables} bløde, 8 til 10 minutter. Kom hvidløg i det sidste minut.`,
      ({ pasta }) =>
        `Kog ${pasta}, som der står på pakken, og gem en kop af vandet. Kogt pasta skal kun blive varm på panden.`,
      ({ pasta, cheese, herbs }) => `Vend ${pasta} på panden med lidt af vandet, ${cheese} og ${herbs}.`,
    ],
    rest: 'Varm det én gang med lidt vand, til det damper; var der rester i, så spis det op nu.',
  },
  'creamy-pasta': {
    title: 'Flødepasta',
    slots: {
      pasta: 'pasta',
      cream: 'fløde',
      addition: 'grøntsager, skinke eller fisk',
      lemon: 'citron',
      cheese: 'fast ost',
      garlic: 'hvidløg',
    },
    steps: [
      ({ addition, garlic }) => `Kog vand til pastaen, og salt det. Skær ${addition} småt, og hak ${garlic}.`,
      ({ addition }) =>
        `Steg ${addition} på en bred pande med lidt olie: grøntsager bløde, bacon sprød, rå fisk, røget kuller og rå rejer gennemstegt, rester, til de damper. Røget laks kommer i til sidst.`,
      ({ pasta }) => `Kog ${pasta}, som der står på pakken, og gem en kop af vandet.`,
      ({ cream }) => `Kom hvidløg, ${cream} og lidt pastavand på panden, og lad det boble i 3 minutter.`,
      ({ pasta, cheese, lemon }) =>
        `Vend ${pasta} i med ${cheese} og lidt af ${lemon}. Fortynd med pastavand.`,
    ],
    rest: 'Fortynd med mælk eller vand, og varm det én gang, til det damper; var der rester i, så spis det op nu.',
  },
  'bolognese-sauce': {
    title: 'Spaghetti med kødsauce',
    slots: {
      mince: 'hakket kød',
      tomatoes: 'hakkede tomater',
      roots: 'gulerødder og selleri',
      onion: 'løg',
      pasta: 'spaghetti',
      wine: 'rødvin',
      garlic: 'hvidløg',
    },
    steps: [
      ({ onion, roots }) => `Hak ${onion} og ${roots} meget fint. Svits det i olie i en gryde i 8 minutter.`,
      ({ mince, garlic }) =>
        `Skru op for varmen. Steg ${mince} brunt og tørt, råt kød uden noget lyserødt. Kom hakket ${garlic} i. Af tørret soja eller linser er en tredjedel af vægten nok, med en halv liter vand.`,
      ({ wine, tomatoes }) =>
        `Hæld ${wine} på, og lad det koge ind, derefter ${tomatoes}. Kom salt og peber i.`,
      () => 'Lad det simre halvt dækket i 40 minutter, og rør en gang imellem. Linser skal være bløde.',
      ({ pasta }) => `Kog ${pasta}, som der står på pakken, og vend det i saucen.`,
    ],
    rest: 'Saucen kan fryses i tre måneder.',
  },
  'pasta-bake': {
    title: 'Pastafad',
    slots: {
      pasta: 'pasta',
      vegetables: 'grøntsager',
      sauce: 'tomater, fløde eller mælk',
      cheese: 'ost, der smelter',
      meat: 'rester af kød eller fisk på dåse',
    },
    steps: [
      ({ pasta }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Kog ${pasta} 2 minutter mindre, end der står på pakken; det, der er kogt eller frisk, for eksempel gnocchi, kommer i, som det er.`,
      ({ vegetables }) =>
        `Skær ${vegetables} småt, og steg dem bløde, 8 minutter. Kog mælk op med 2 skefulde mel, hvis det er saucen.`,
      ({ sauce, meat, cheese }) =>
        `Bland pasta og grøntsager med ${sauce}, ${meat}, halvdelen af ${cheese}, salt og peber i et ildfast fad. Resten kommer på toppen.`,
      () => 'Bag i 20 minutter, til det er brunt på toppen og damper i midten.',
    ],
    rest: 'Varm portioner op én gang, til de damper; var der rester i, så spis det op nu.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagne',
    slots: {
      sheets: 'lasagneplader',
      filling: 'grøntsager eller hakket kød',
      tomatoes: 'hakkede tomater',
      milk: 'mælk',
      flour: 'mel',
      cheese: 'ost, der smelter',
      onion: 'løg',
    },
    steps: [
      ({ onion, filling }) =>
        `Hak ${onion}, og skær ${filling} småt. Steg begge dele i olie, bløde og tørre; hakket kød brunt og gennemstegt uden noget lyserødt.`,
      ({ tomatoes }) =>
        `Kom ${tomatoes} i, smag til, og lad det simre, mens du laver den hvide sauce. Tænd ovnen på 190 °C, varmluft 170 °C.`,
      ({ flour, milk }) =>
        `Varm 50 g smør eller olie, rør ${flour} i et minut, og pisk ${milk} i lidt efter lidt. Lad det koge op, til det er tykt, og salt det.`,
      ({ sheets, cheese }) =>
        `Læg fyld, ${sheets} og hvid sauce lagvis i et fad, hvid sauce og ${cheese} på toppen.`,
      () =>
        'Bag i 40 minutter, til en kniv let går igennem, og midten damper. Lad den stå lidt, før den skæres.',
    ],
    rest: 'Bedre næste dag; den kan fryses i portioner.',
  },
  'pasta-with-greens': {
    title: 'Pasta med bladgrønt',
    slots: {
      pasta: 'pasta',
      greens: 'bladgrønt',
      pesto: 'pesto',
      pulses: 'hvide bønner',
      garlic: 'hvidløg',
      chilli: 'chili',
      lemon: 'citron',
    },
    steps: [
      ({ pasta }) => `Kog ${pasta} i saltet vand, som der står på pakken.`,
      ({ greens }) =>
        `Skær ${greens} i strimler eller små stykker. Kom det, der er hårdt, til pastaen de sidste 4 minutter, bløde blade det sidste; med gnocchi koges det hårde først.`,
      ({ garlic, chilli, pulses }) =>
        `Varm imens ${garlic} i skiver og ${chilli} i rigeligt olie og ${pulses}, drænet, sammen med det.`,
      ({ pasta, pesto, lemon }) =>
        `Gem en kop af vandet, dræn ${pasta}, og vend det hele med ${pesto} og lidt af ${lemon}.`,
    ],
    rest: 'God kold, som salat.',
  },
  'noodle-stir-fry': {
    title: 'Stegte nudler',
    slots: {
      noodles: 'nudler',
      vegetables: 'grøntsager',
      protein: 'tofu, rejer eller kød',
      soy: 'sojasauce',
      ginger: 'ingefær',
      garlic: 'hvidløg',
      lime: 'lime',
    },
    steps: [
      ({ noodles }) =>
        `Kog ${noodles}, som der står på pakken, skyl dem kolde, og dræn dem. Det, der er kogt, bliver, som det er.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Skær ${vegetables} og ${protein} i tynde strimler, råt kød på et bræt for sig, og hak ${ginger} og ${garlic}.`,
      ({ protein }) =>
        `Steg ${protein} brunt i varm olie på en bred pande; råt kød gennemstegt uden noget lyserødt, rå rejer, til de er lyserøde. Tag det af.`,
      ({ vegetables }) => `Steg ${vegetables} ved høj varme i 4 minutter, de hårde først.`,
      ({ soy, lime }) =>
        `Kom nudler, ingefær, hvidløg, det, du tog af, og ${soy} på. Vend, til det er varmt. Smag til med ${lime}.`,
    ],
    rest: 'Varm det én gang på en varm pande, til det damper; var der rester i, så spis det op nu.',
  },
  'noodle-soup': {
    title: 'Nudelsuppe',
    slots: {
      noodles: 'nudler',
      stock: 'bouillon',
      vegetables: 'grøntsager',
      protein: 'tofu, æg eller rester af kød',
      ginger: 'ingefær',
      soy: 'sojasauce eller miso',
    },
    steps: [
      ({ stock, ginger }) =>
        `Lad ${stock} (terninger i varmt vand) simre med ${ginger} i skiver i 5 minutter.`,
      ({ vegetables }) =>
        `Skær ${vegetables} i tynde stykker. Kom det, der er hårdt, og bønnespirer i, og kog i 3 minutter.`,
      ({ noodles }) => `Kom ${noodles} i, og kog så længe, der står på pakken; bløde blade det sidste minut.`,
      ({ protein }) =>
        `Varm ${protein} i suppen, til det damper: rå rejer, til de er lyserøde, dumplings, som der står på pakken. Æg koger ved siden af i 9 minutter.`,
      ({ soy }) => `Tag den af varmen, og rør ${soy} i.`,
    ],
    rest: 'Gem suppe og nudler hver for sig; kog suppen op én gang. Var der rester i, så spis den op nu.',
  },
  'tuna-pasta': {
    title: 'Pasta med tun og tomat',
    slots: {
      pasta: 'pasta',
      fish: 'tun på dåse',
      tomatoes: 'tomater',
      extra: 'oliven eller kapers',
      onion: 'løg',
      garlic: 'hvidløg',
    },
    steps: [
      ({ pasta }) =>
        `Kog ${pasta} i saltet vand, som der står på pakken, og gem en kop af vandet. Det, der er kogt, skal kun blive varmt i saucen.`,
      ({ onion, garlic, tomatoes }) =>
        `Svits ${onion}, hakket, og ${garlic} i skiver i olie. Kom ${tomatoes}, hakket, hvis de er store, i, og kog i 6 minutter, til de er bløde.`,
      ({ fish, extra }) => `Rør ${fish}, drænet, og ${extra} i, og varm, til det damper.`,
      () => 'Vend pastaen i med lidt af vandet.',
    ],
    rest: 'God kold næste dag; fisk holder højst i to dage.',
  },
};
