import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Wok',
    slots: {
      vegetables: 'grøntsager',
      protein: 'tofu, kød eller rejer',
      soy: 'sojasauce',
      ginger: 'ingefær',
      garlic: 'hvidløg',
      chilli: 'chili',
      lime: 'lime',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Skær ${vegetables} og ${protein} i tynde strimler, råt kød, tøet helt op, og fisk på et bræt for sig. Hak ${ginger}, ${garlic} og ${chilli}. Friske bambusskud koger først i 20 minutter. Sæt ris eller nudler over nu, hvis du vil have det til.`,
      ({ protein }) =>
        `Varm olie på en bred pande, til den flimrer. Steg ${protein} i 4 minutter, brunt og gennemstegt: råt fjerkræ og svinekød uden noget lyserødt, rejer lyserøde, blæksprutte hvid. Tag det af.`,
      ({ vegetables }) => `Steg ${vegetables} i 4 minutter, de hårde først; de skal være sprøde.`,
      ({ soy, lime }) =>
        `Kom ingefær, hvidløg og chili i et minut, derefter det, du tog af, ${soy} og lidt vand. Smag til med ${lime}.`,
    ],
    rest: 'Varm det én gang på en varm pande, til det damper.',
  },
  fritters: {
    title: 'Grøntsagsdeller',
    slots: {
      vegetables: 'grøntsager at rive',
      eggs: 'æg',
      flour: 'mel',
      cheese: 'ost',
      herbs: 'krydderurter',
      dip: 'yoghurt eller en anden dip',
    },
    steps: [
      ({ vegetables }) =>
        `Riv eller finthak ${vegetables}. Kom salt på, vent 5 minutter, og pres vandet ud med hænderne. Det, der er kogt, skal kun moses.`,
      ({ eggs, flour, cheese, herbs }) => `Bland det med ${eggs}, ${flour}, ${cheese} og ${herbs}.`,
      () =>
        'Steg skefulde i varm olie, trykket flade, 4 minutter på hver side, til de er brune og har sat sig indeni.',
      ({ dip }) => `Spis dem med ${dip}.`,
    ],
    rest: 'Gode kolde, i brød.',
  },
  hash: {
    title: 'Biksemad',
    slots: {
      potatoes: 'kartofler',
      meat: 'rester af kød, bacon eller tofu',
      onion: 'løg',
      vegetables: 'grøntsager',
      eggs: 'æg',
      pickle: 'syltede agurker',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Skær ${potatoes} i tern, 1 cm hvis rå, og ligeså ${onion}, ${meat} og ${vegetables}.`,
      ({ potatoes }) =>
        `Steg ${potatoes} i olie på en bred pande i 15 minutter, hvis rå, halvt så længe, hvis kogt, og vend en gang imellem.`,
      ({ meat, vegetables }) =>
        `Kom løg, ${vegetables} og ${meat} på, og steg, til alt er brunt og gennemvarmt; rå bacon, hamburgerryg og røget fisk, til det er gennemstegt.`,
      ({ eggs, pickle }) =>
        `Slå ${eggs} ud over, læg låg på, til hviderne er faste (til små børn, gravide, ældre og syge også blommerne), og server med ${pickle}.`,
    ],
    rest: 'Rester af kød, der er varmet igen, spises op nu.',
  },
  'pan-fried-fish': {
    title: 'Fisk på panden med grønt',
    slots: {
      fish: 'fiskefileter',
      potatoes: 'kartofler',
      vegetables: 'grønne grøntsager',
      butter: 'smør',
      lemon: 'citron',
      herbs: 'persille eller dild',
    },
    steps: [
      ({ potatoes }) => `Kog ${potatoes}, i stykker, i saltet vand i 15 minutter, til de er bløde.`,
      ({ vegetables }) =>
        `Skær ${vegetables}, og damp eller steg dem i 4 til 6 minutter, til de lige er møre; grønne bønner i 8.`,
      ({ fish }) =>
        `Dup ${fish} tør, tøet op, hvis det er frosset, og salt. Steg i olie med skindet nedad i 4 minutter, vend, og giv det 2 mere, til det er uigennemsigtigt og flager; tykke stykker og hel fisk tager længere tid.`,
      ({ butter, lemon, herbs }) => `Varm ${butter} på panden med ${lemon} og ${herbs}, og hæld det over.`,
    ],
    rest: 'Fisk holder i to dage; lav fiskefrikadeller af resten.',
  },
  fishcakes: {
    title: 'Fiskefrikadeller af rester',
    slots: {
      fish: 'kogt, røget fisk eller fisk på dåse',
      potatoes: 'kartoffelmos eller kartofler',
      eggs: 'æg',
      crumbs: 'rasp',
      herbs: 'krydderurter eller forårsløg',
      salad: 'salat',
      lemon: 'citron',
    },
    steps: [
      ({ potatoes }) =>
        `Gør ${potatoes} klar: rå koges i stykker i 15 minutter, moses med salt og køler lidt af; mos, der er i forvejen, kan bruges kold.`,
      ({ fish, eggs, herbs }) =>
        `Tilbered først varmrøget kuller, røget sild og rå krabbe. Pluk ${fish}, og bland med mosen, ${eggs} og ${herbs}. Form 8 flade kager.`,
      ({ crumbs }) =>
        `Vend dem i ${crumbs}, knust eller revet, og steg dem i olie 4 minutter på hver side, til de damper i midten.`,
      ({ salad, lemon }) => `Spis dem med ${salad} og ${lemon}.`,
    ],
    rest: 'Spis dem kolde næste dag; rester af fisk varmes ikke to gange.',
  },
  'seafood-in-garlic': {
    title: 'Skaldyr i hvidløg og tomat',
    slots: {
      seafood: 'rejer eller andre skaldyr',
      tomatoes: 'tomater eller fennikel',
      garlic: 'hvidløg',
      wine: 'hvidvin',
      bread: 'brød eller pasta',
      herbs: 'persille',
      chilli: 'chili',
    },
    steps: [
      ({ seafood }) =>
        `Rens ${seafood}. Muslinger, der er åbne og ikke lukker sig, når du banker på dem, smides ud. Rå krabbe og hummer koger først i 12 minutter, ottearmet blæksprutte i 45. Sæt pasta over nu, hvis det er den og ikke brød.`,
      ({ garlic, chilli, tomatoes }) =>
        `Varm rigeligt ${garlic} i skiver og ${chilli} i olie. Kom ${tomatoes}, skåret småt, i, og steg i 5 minutter.`,
      ({ wine, seafood }) =>
        `Hæld ${wine} på, lad det koge, og kog ${seafood} i det i 3 til 6 minutter: rå rejer, til de er lyserøde, blæksprutte og kammuslinger, til de er hvide hele vejen igennem, muslinger, til de åbner sig. De, der forbliver lukkede, smides ud. Det, der er kogt, skal kun blive varmt.`,
      ({ herbs, bread }) => `Drys ${herbs} over, og spis det med ${bread}.`,
    ],
    rest: 'Bedst at spise op; højst til i morgen, i køleskabet med det samme.',
  },
  'meat-with-pan-sauce': {
    title: 'Kød på panden med sauce',
    slots: {
      meat: 'koteletter, bøffer eller lever',
      vegetables: 'grøntsager',
      onion: 'løg eller skalotteløg',
      cream: 'fløde',
      potatoes: 'kartofler',
      mustard: 'sennep',
      wine: 'vin',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Kog ${potatoes}, i stykker, i 15 minutter, til de er bløde. Skær ${vegetables}: svampe, tomater, squash og blade steges, de andre koger med de sidste 5 minutter, grønne bønner 8.`,
      ({ meat }) =>
        `Tø frossent kød op i køleskabet forinden. Skær en steg i skiver på 2 cm. Dup ${meat} tørt, og salt det. Steg i varm olie: bøffer 3 minutter på hver side, koteletter og lever 4, bryst af fjerkræ 7. Fjerkræ, svinekød og indmad skal være gennemstegt uden noget lyserødt (75 °C; hamburgerryg bliver ved at være lyserød). Vask bræt og hænder efter råt kød.`,
      ({ onion, wine }) =>
        `Lad kødet hvile under låg på en ren tallerken. Svits ${onion}, i skiver, på samme pande, og kog op med ${wine} eller lidt vand.`,
      ({ meat, cream, mustard }) => `Rør ${cream} og ${mustard} i, smag til, og hæld det over ${meat}.`,
    ],
    rest: 'Skær koldt kød i skiver til brød eller biksemad.',
  },
  patties: {
    title: 'Burgere',
    slots: {
      mince: 'hakket kød',
      bread: 'boller',
      salad: 'salat',
      onion: 'løg',
      cheese: 'ost',
      pickle: 'syltede agurker, ketchup eller sennep',
    },
    steps: [
      ({ mince }) =>
        `Krydr ${mince} med salt og peber, og form 4 flade bøffer, lidt bredere end brødet; det, der allerede er formet, bliver, som det er. Vask hænder og bræt efter råt kød.`,
      ({ onion }) => `Steg ${onion}, i ringe, bløde, og tag dem af.`,
      () =>
        'Steg bøfferne i varm olie cirka 4 minutter på hver side, længere, hvis de er tykke, til de er gennemstegt uden noget lyserødt (75 °C).',
      ({ cheese }) => `Læg ${cheese} på dem, mens de er varme på panden.`,
      ({ bread, salad, pickle }) => `Rist ${bread}, og fyld med ${salad}, bøfferne og ${pickle}.`,
    ],
    rest: 'Frys rå bøffer samme dag, medmindre kødet har været frosset; stegte holder i to dage.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortillas',
      cheese: 'ost, der smelter',
      filling: 'fyld',
      dip: 'cremefraiche, salsa eller avocado',
    },
    steps: [
      ({ filling }) =>
        `Dræn det, der er på dåse, og skær ${filling} småt. Steg det blødt, tørt og gennemvarmt; avocado forbliver rå.`,
      ({ tortillas, cheese }) =>
        `Fordel fyldet og ${cheese} på den ene halvdel af ${tortillas}, og fold den anden over.`,
      () => 'Bag dem på en tør pande 2 til 3 minutter på hver side, til osten løber.',
      ({ dip }) => `Skær dem i trekanter, og spis dem med ${dip}.`,
    ],
    rest: 'Gør dem sprøde én gang på en tør pande, til de damper; var der rester i, så spis dem kolde.',
  },
  'bean-burgers': {
    title: 'Bønnebøffer',
    slots: {
      pulses: 'bønner',
      crumbs: 'rasp eller havregryn',
      vegetables: 'grøntsager',
      spice: 'spidskommen eller paprika',
      bread: 'boller',
      salad: 'salat',
    },
    steps: [
      ({ vegetables, spice }) => `Riv eller hak ${vegetables} fint, og steg dem tørre med ${spice}.`,
      ({ pulses, crumbs }) =>
        `Dræn og mos ${pulses}, fra dåse eller kogt bløde, og ælt grøntsagerne, ${crumbs} og salt i. Lad det hvile i 5 minutter, og form flade bøffer.`,
      () => 'Steg dem i olie 5 minutter på hver side, til de er brune og gennemvarme. Vend dem forsigtigt.',
      ({ bread, salad }) => `Spis dem med ${salad} i ${bread}.`,
    ],
    rest: 'Kolde i madpakken.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortillas eller fladbrød',
      filling: 'falafel, æg eller rester af kød',
      salad: 'salat',
      sauce: 'yoghurt eller en anden sauce',
      herbs: 'krydderurter',
    },
    steps: [
      ({ filling }) =>
        `Varm ${filling}, til det damper, eller brug det koldt. Æg koger i 9 minutter; tofu, tempeh og halloumi steges; panerede og frosne ting tilberedes, som der står på pakken.`,
      ({ salad }) => `Skær ${salad} i strimler.`,
      ({ bread, sauce, herbs }) =>
        `Lun ${bread} på en tør pande. Smør med ${sauce}, fyld, kom ${herbs} på, og rul sammen.`,
    ],
    rest: 'Fyldte er til samme dag.',
  },
};
