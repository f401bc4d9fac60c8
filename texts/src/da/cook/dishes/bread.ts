import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Arme riddere',
    slots: { bread: 'brød', eggs: 'æg', milk: 'mælk', fruit: 'frugt', butter: 'smør' },
    steps: [
      ({ eggs, milk }) => `Pisk ${eggs} med ${milk} og et nip salt i en dyb tallerken.`,
      ({ bread }) =>
        `Læg ${bread} i skiver deri, et minut på hver side, til det er gennemblødt. Brød med mug smides ud, det hele.`,
      ({ butter }) =>
        `Varm ${butter} på en pande, og steg skiverne 3 minutter på hver side, til de er brune og har sat sig indeni.`,
      ({ fruit }) => `Spis dem med ${fruit} eller med sukker og kanel.`,
    ],
    rest: 'I køleskabet inden for to timer; rist dem én gang i brødristeren, til de er varme hele vejen igennem.',
  },
  'bread-pudding': {
    title: 'Brødbudding',
    slots: {
      bread: 'gammelt brød eller boller',
      milk: 'mælk',
      eggs: 'æg',
      fruit: 'frisk eller tørret frugt',
      sugar: 'sukker',
      cinnamon: 'kanel',
    },
    steps: [
      ({ bread }) =>
        `Tænd ovnen på 180 °C, varmluft 160 °C. Skær ${bread} i stykker, og læg dem i et smurt fad; det, der er mug på, smides ud.`,
      ({ fruit }) => `Skær ${fruit} småt, og fordel det mellem stykkerne.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Pisk ${eggs} med ${milk}, ${sugar} og ${cinnamon}. Hæld det over, og lad det stå i 10 minutter.`,
      () => 'Bag i 35 minutter, til den er hævet, og midten har sat sig.',
    ],
    rest: 'I køleskabet inden for to timer; kold med yoghurt, eller varmet én gang.',
  },
  'savoury-bread-bake': {
    title: 'Brødfad med grønt',
    slots: {
      bread: 'gammelt brød',
      eggs: 'æg',
      milk: 'mælk',
      vegetables: 'grøntsager',
      cheese: 'ost',
      meat: 'skinke eller bacon',
    },
    steps: [
      ({ vegetables }) =>
        `Tænd ovnen på 190 °C, varmluft 170 °C. Skær ${vegetables} småt, og steg dem bløde og tørre.`,
      ({ meat }) => `Skær ${meat} småt, og steg det brunt, rå bacon, til den er gennemstegt.`,
      ({ bread }) => `Skær ${bread} i tern, og bland det hele i et fad. Brød med mug smides ud, det hele.`,
      ({ eggs, milk, cheese }) =>
        `Pisk ${eggs} med ${milk}, salt og peber, hæld det over, og kom ${cheese} på toppen. Lad det stå i 10 minutter.`,
      () => 'Bag i 35 minutter, til midten har sat sig, og toppen er brun.',
    ],
    rest: 'Skiver varmes én gang på en pande, til de damper; var der rester i, så spis dem kolde.',
  },
  'loaded-toasts': {
    title: 'Toast med det, der skal bruges',
    slots: {
      bread: 'skiver brød',
      topping: 'topping',
      spread: 'smør eller et smørepålæg',
      herbs: 'krydderurter',
    },
    steps: [
      ({ topping }) =>
        `Gør ${topping} klar: steg svampe, porrer, asparges eller spinat, varm bønner og ærter, til de damper, kog eller steg æg, til de har sat sig, og skær resten i skiver.`,
      ({ bread, spread }) => `Rist ${bread} godt, og smør med ${spread}.`,
      ({ topping, herbs }) =>
        `Fordel ${topping} ovenpå; ost skal under en varm grill, til den løber. Kom peber og ${herbs} på.`,
    ],
    rest: 'Laves frisk; kun toppingen kan gemmes.',
  },
  'crumbs-and-croutons': {
    title: 'Croutoner og rasp',
    slots: { bread: 'gammelt brød', herbs: 'krydderurter', garlic: 'hvidløg', oil: 'olie' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Tænd ovnen på 180 °C, varmluft 160 °C. Riv ${bread}, uden noget mug, i mundfulde, og vend det med ${oil}, ${herbs}, knust ${garlic} og salt.`,
      () => 'Bag dem på en plade i 12 minutter, til de er tørre og gyldne.',
      () => 'Brug dem som croutoner, eller knus dem til rasp til pasta og gratiner.',
    ],
    rest: 'To uger i et lukket glas, når de er helt tørre.',
  },
  'banana-bread': {
    title: 'Bananbrød',
    slots: {
      bananas: 'modne bananer',
      flour: 'mel',
      eggs: 'æg',
      yoghurt: 'yoghurt',
      fat: 'smør eller olie',
      sugar: 'sukker',
      raising: 'bagepulver',
      nuts: 'nødder eller chokolade',
    },
    steps: [
      () => 'Tænd ovnen på 180 °C, varmluft 160 °C. Beklæd en aflang form med bagepapir.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Mos eller riv ${bananas}; pres squash for vand. Rør ${fat}, flydende, ${sugar}, ${eggs} og ${yoghurt} i.`,
      ({ flour, raising, nuts }) =>
        `Vend ${flour}, ${raising}, et nip salt og ${nuts} i, kun til det er blandet. Selvhævende mel skal ikke have bagepulver; af natron er 3 g nok.`,
      () => 'Bag i 50 minutter, til en træpind kommer ren op; 10 mere, hvis den ikke gør.',
    ],
    rest: 'Tre dage pakket ind; skiver kan fryses og ristes.',
  },
  'soda-bread': {
    title: 'Sodabrød',
    slots: {
      flour: 'mel',
      sour: 'kærnemælk eller yoghurt',
      raising: 'bagepulver eller natron',
      oats: 'havregryn eller kerner',
      extra: 'oliven, ost eller rosiner',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Tænd ovnen på 200 °C, varmluft 180 °C. Bland ${flour}, ${raising}, en teskefuld salt, ${oats} og ${extra}. Af natron er 6 g nok; selvhævende mel skal ikke have noget.`,
      ({ sour }) =>
        `Rør hurtigt ${sour} i; fortynd tyk yoghurt med mælk, og giv sød mælk 2 skefulde citronsaft eller eddike. Form et rundt brød, og skær et dybt kryds.`,
      () => 'Bag i 40 minutter, til det lyder hult, når du banker på bunden.',
    ],
    rest: 'Bedst samme dag, derefter ristet.',
  },
  'yoghurt-flatbreads': {
    title: 'Fladbrød med yoghurt',
    slots: {
      flour: 'mel',
      yoghurt: 'yoghurt',
      raising: 'bagepulver',
      topping: 'dip eller grøntsager',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Ælt ${flour}, ${yoghurt}, ${raising} og en teskefuld salt til en blød dej; kom mere mel i, hvis den klæber. Selvhævende mel skal ikke have bagepulver. Lad den hvile i 10 minutter.`,
      () => 'Del den i 6, og rul den ud på mel, så tykt som en mønt.',
      () =>
        'Bag dem på en varm, tør pande i 2 minutter på hver side, til de bobler, og der ikke er rå dej indeni.',
      ({ topping }) => `Spis dem lune med ${topping}.`,
    ],
    rest: 'Stænk med vand, og lun dem på en pande.',
  },
};
