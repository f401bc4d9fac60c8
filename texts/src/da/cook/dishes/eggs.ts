import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'æg',
      vegetables: 'grøntsager, der kan steges',
      onion: 'løg',
      cheese: 'ost',
      herbs: 'friske krydderurter',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Skær ${vegetables} og ${onion} småt; det, der er råt og hårdt, for eksempel kartofler eller broccoli, i tern på 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Varm ${oil} på en pande, der tåler grill. Steg ${vegetables} og ${onion} ved middel varme, til det er blødt og tørt, 5 til 12 minutter.`,
      ({ eggs, cheese, herbs }) =>
        `Pisk ${eggs} med salt og peber. Rør ${cheese} i små stykker og ${herbs} i.`,
      ({ eggs }) =>
        `Hæld ${eggs} over grøntsagerne, og steg ved svag varme i 10 minutter, til kun toppen er våd. Tænd grillen.`,
      () => 'Sæt panden under grillen i 2 til 3 minutter, til ægget har sat sig hele vejen igennem.',
    ],
    rest: 'I køleskabet inden for to timer. God kold, i stykker eller i brød.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'æg',
      tomatoes: 'tomater',
      peppers: 'peberfrugter',
      onion: 'løg',
      garlic: 'hvidløg',
      paprika: 'paprika eller spidskommen',
      cheese: 'ost til at smuldre',
      herbs: 'friske krydderurter',
      oil: 'olie',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Skær ${onion} og ${peppers} i skiver. Steg dem i ${oil} på en bred pande, til de er bløde, cirka 8 minutter.`,
      ({ garlic, paprika, tomatoes }) =>
        `Rør hakket ${garlic} og ${paprika} i, derefter ${tomatoes}. Lad det simre i 10 minutter, til det er tykt. Salt det.`,
      ({ eggs }) => `Lav fordybninger i saucen, og slå ${eggs} ud i dem.`,
      () =>
        'Læg låg på, og steg ved svag varme i 8 minutter, til hviderne er faste; til små børn, gravide, ældre og syge også blommerne.',
      ({ cheese, herbs }) => `Smuldr ${cheese} over sammen med ${herbs}. Spis det med brød.`,
    ],
    rest: 'Saucen kan gemmes uden æg: Tilbered kun så mange, som I spiser.',
  },
  omelette: {
    title: 'Omelet',
    slots: {
      eggs: 'æg',
      filling: 'fyld',
      cheese: 'ost',
      herbs: 'friske krydderurter',
      butter: 'smør',
    },
    steps: [
      ({ filling, butter }) =>
        `Skær ${filling} småt. Varm halvdelen af ${butter} på en pande. Steg det, der er råt, blødt og tørt, rå røget fisk, til den flager; varm det, der er tilberedt, til det damper. Tag det af.`,
      ({ eggs, herbs }) => `Pisk ${eggs} med lidt salt og ${herbs}.`,
      ({ eggs, butter }) =>
        `Varm resten af ${butter}. Hæld ${eggs} på, og træk kanterne ind mod midten i 2 minutter, til toppen næsten har sat sig.`,
      ({ filling, cheese }) =>
        `Læg ${filling} og ${cheese} på den ene halvdel, fold den anden over, og steg, til ægget har sat sig.`,
    ],
    rest: 'Bedst med det samme; kold i strimler i en salat eller en sandwich.',
  },
  'green-baked-eggs': {
    title: 'Æg bagt i grønt',
    slots: {
      eggs: 'æg',
      greens: 'bladgrønt',
      cream: 'fløde',
      cheese: 'ost',
      garlic: 'hvidløg',
    },
    steps: [
      () => 'Tænd ovnen på 200 °C, varmluft 180 °C.',
      ({ greens, garlic }) =>
        `Vask ${greens}; skær blade og porrer i strimler. Steg det blødt på en pande, der tåler ovnen, med lidt olie og hakket ${garlic}: spinat i 3 minutter, kål i 8. Hæld vandet fra.`,
      ({ cream, eggs, cheese }) =>
        `Rør ${cream}, salt og peber i. Lav fordybninger, slå ${eggs} ud i dem, og drys ${cheese} over.`,
      () =>
        'Bag i 12 minutter, til hviderne er faste; til små børn, gravide, ældre og syge, til blommerne også er det.',
    ],
    rest: 'Det grønne kan gemmes; æggene er bedst samme dag.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'mørdej eller butterdej',
      eggs: 'æg',
      cream: 'fløde eller mælk',
      filling: 'fyld',
      cheese: 'ost',
    },
    steps: [
      ({ pastry }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Beklæd en form på 26 cm med ${pastry}, prik den, og forbag den i 15 minutter.`,
      ({ filling }) =>
        `Skær imens ${filling} småt, og steg det blødt og tørt, rå bacon, til den er sprød. Det, der allerede er tilberedt, skal kun skæres.`,
      ({ eggs, cream, cheese }) => `Pisk ${eggs} med ${cream}, ${cheese}, salt og peber.`,
      () =>
        'Fordel fyldet på bunden, hæld æggene over, og bag i 35 minutter, til midten har sat sig og ikke længere bævrer.',
    ],
    rest: 'God kold; i køleskabet inden for to timer.',
  },
  pancakes: {
    title: 'Pandekager',
    slots: {
      flour: 'mel',
      milk: 'mælk',
      eggs: 'æg',
      topping: 'frugt eller andet fyld',
      butter: 'smør',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Pisk ${flour}, ${eggs} og halvdelen af ${milk} glat, derefter resten og et nip salt. Lad dejen stå i 5 minutter.`,
      ({ butter }) =>
        `Varm lidt af ${butter} på en pande. Bag en øsefuld dej cirka et minut på hver side; bliv ved, til den er brugt.`,
      ({ topping }) => `Spis dem med ${topping} eller med sukker.`,
    ],
    rest: 'Rul dem sammen, og lun dem på en pande næste dag.',
  },
  'egg-curry': {
    title: 'Æg i karry',
    slots: {
      eggs: 'æg',
      onion: 'løg',
      tomatoes: 'tomater',
      vegetables: 'grøntsager',
      coconut: 'kokosmælk eller fløde',
      spice: 'karry eller karrypasta',
      garlic: 'hvidløg',
    },
    steps: [
      ({ eggs }) => `Kog ${eggs} i 9 minutter, køl dem i vand, og pil dem. Spring det over, hvis de er kogt.`,
      ({ onion }) =>
        `Skær ${onion} i skiver, og steg i olie ved middel varme, til det er brunt, cirka 8 minutter.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Rør hakket ${garlic} og ${spice} i, derefter ${tomatoes} og ${vegetables}, skåret småt; bløde blade venter til de sidste 3 minutter.`,
      ({ coconut }) => `Rør ${coconut} i; yoghurt først til sidst.`,
      () => 'Kom en kop vand i, og lad det simre i 10 minutter, til alt er blødt.',
      ({ eggs }) => `Halvér ${eggs}, og varm dem i saucen. Spis det med ris eller brød.`,
    ],
    rest: 'Varm det op én gang, til det damper.',
  },
  'meringue-with-fruit': {
    title: 'Marengs med frugt',
    slots: {
      whites: 'æggehvider',
      sugar: 'sukker',
      fruit: 'blød frugt',
      cream: 'fløde eller yoghurt',
    },
    steps: [
      ({ whites }) =>
        `Tænd ovnen på 120 °C, varmluft 100 °C. Del hele æg; der må ikke være blomme i hviderne. Pisk ${whites}, til de står i bløde toppe.`,
      ({ sugar }) =>
        `Pisk ${sugar} i, en skefuld ad gangen, til massen er stiv og blank. Bred den ud på bagepapir, cirka 20 cm bred.`,
      () => 'Bag i 75 minutter, til den er tør og slipper papiret. Lad den køle af i ovnen i cirka en time.',
      ({ fruit, cream }) => `Kom ${cream} og ${fruit} på, lige før den spises.`,
    ],
    rest: 'Marengsen holder i en tør dåse; med fyld gør den ikke.',
  },
};
