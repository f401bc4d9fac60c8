import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Grøntsagskarry',
    slots: {
      vegetables: 'grøntsager',
      coconut: 'kokosmælk, fløde eller tomater',
      protein: 'kikærter eller tofu',
      onion: 'løg',
      spice: 'karrypasta eller karry',
      ginger: 'ingefær',
      garlic: 'hvidløg',
      herbs: 'frisk koriander',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Skær ${onion} i skiver, og svits i olie. Kom hakket ${garlic} og ${ginger} og ${spice} i, og rør i et minut.`,
      ({ vegetables }) =>
        `Skær ${vegetables} i mundfulde. Rør det, der er hårdt, i; blade og det, der allerede er kogt, venter. Skrællet kassava og friske bambusskud koger først i 25 minutter, og vandet hældes ud.`,
      ({ coconut }) =>
        `Kom ${coconut} og en kop vand i; yoghurt først til sidst. Lad det simre i 15 minutter, til en kniv let går igennem.`,
      ({ protein }) => `Kom ${protein} i, drænet eller i tern.`,
      () => 'Kom bladene i, kog i 4 minutter mere, og salt det. Spis det med ris eller brød.',
      ({ herbs }) => `Drys ${herbs} over.`,
    ],
    rest: 'Bedre næste dag, varmet én gang, til det damper; eller frys det.',
  },
  'chicken-curry': {
    title: 'Kylling i karry',
    slots: {
      chicken: 'kylling',
      sauce: 'kokosmælk, yoghurt eller tomater',
      vegetables: 'grøntsager',
      onion: 'løg',
      spice: 'karrypasta eller karry',
      ginger: 'ingefær',
      garlic: 'hvidløg',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Skær ${onion} i skiver, og steg i olie, til det er gyldent, 8 minutter. Kom hakket ${garlic}, ${ginger} og ${spice} i.`,
      ({ chicken }) =>
        `Skær ${chicken}, tøet helt op, i stykker, med eller uden ben, og brun det i 5 minutter. Vask hænder, kniv og bræt efter råt kød.`,
      ({ sauce, vegetables }) =>
        `Rør ${sauce} i, yoghurt en skefuld ad gangen, og ${vegetables}, skåret småt. Lad det simre ved svag varme i 20 minutter; med ben 15 mere.`,
      () => 'Det er færdigt, når det tykkeste stykke er gennemkogt, uden noget lyserødt (75 °C). Salt det.',
    ],
    rest: 'I køleskabet inden for to timer; varm det op én gang, til det damper.',
  },
  'chickpea-stew': {
    title: 'Bønnegryde med grønt',
    slots: {
      pulses: 'bønner eller kikærter',
      tomatoes: 'tomater',
      greens: 'grøntsager',
      onion: 'løg',
      spice: 'spidskommen eller paprika',
      sausage: 'chorizo eller feta',
      garlic: 'hvidløg',
    },
    steps: [
      ({ sausage }) =>
        `Steg ${sausage}, i skiver, i en stor gryde i 5 minutter, rå bacon, til den er gennemstegt; feta venter til sidst.`,
      ({ onion, garlic, spice }) =>
        `Hak ${onion}, og svits i olie i en stor gryde. Kom ${garlic} i skiver og ${spice} i.`,
      ({ greens }) => `Skær ${greens} småt. Steg det, der er hårdt, med i 4 minutter.`,
      ({ tomatoes, pulses }) =>
        `Kom ${tomatoes} og ${pulses} i, fra dåse eller kogt bløde, drænet, medmindre det er bønner i tomatsauce. Lad det simre i 12 minutter.`,
      () =>
        'Rør blade i, til de falder sammen, og smag til. Feta, hvis du har, smuldres over. Spis det med brød.',
    ],
    rest: 'På ristet brød næste dag, varmet én gang, til det damper.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'røde linser',
      greens: 'spinat eller andre grøntsager',
      onion: 'løg',
      spice: 'spidskommen, gurkemeje eller karry',
      ginger: 'ingefær',
      yoghurt: 'yoghurt',
      lemon: 'citron',
      garlic: 'hvidløg',
    },
    steps: [
      ({ lentils }) =>
        `Skyl ${lentils}, og lad dem simre i 1,2 liter vand i 20 minutter, til de falder fra hinanden; brune eller grønne skal have 35, flækkede ærter 60.`,
      ({ greens }) =>
        `Skær ${greens} småt. Kom det, der er hårdt, i de sidste 10 minutter, blade til sidst, og kog, til det er blødt.`,
      ({ onion, garlic, ginger, spice }) =>
        `Steg imens ${onion}, i tynde skiver, brunt i rigeligt olie. Kom ${garlic} og ${ginger} i skiver og ${spice} i, i et minut.`,
      ({ lentils, lemon, yoghurt }) =>
        `Hæld det over ${lentils}, salt, og server med ${lemon} og ${yoghurt}.`,
    ],
    rest: 'Den bliver tykkere: Kom vand i, og kog den op én gang.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'hakket kød',
      pulses: 'bønner',
      tomatoes: 'tomater',
      peppers: 'peberfrugter',
      onion: 'løg',
      chilli: 'chili',
      chocolate: 'mørk chokolade',
      garlic: 'hvidløg',
    },
    steps: [
      ({ onion, mince }) =>
        `Hak ${onion}, og svits i olie. Kom ${mince} i, og steg det brunt, råt kød uden noget lyserødt. Af tørret soja eller linser er en tredjedel af vægten nok, med en halv liter vand.`,
      ({ peppers, garlic, chilli }) => `Kom ${peppers} i, i tern, hakket ${garlic} og ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Rør ${tomatoes}, ${pulses}, drænet, og en kop vand i. Lad det simre i 25 minutter. Bønnerne er fra dåse, eller udblødt og kogt bløde forinden: Rå er giftige.`,
      ({ chocolate }) => `Smelt ${chocolate} i.`,
      () => 'Salt det, og spis det med ris, brød eller tortillas.',
    ],
    rest: 'Frys portioner, eller varm det én gang, til det damper, i wraps eller på bagte kartofler.',
  },
  'meat-stew': {
    title: 'Gryderet med rodfrugter',
    slots: {
      meat: 'kød til gryderet',
      roots: 'gulerødder og andre rodfrugter',
      onion: 'løg',
      stock: 'bouillon',
      wine: 'vin eller øl',
      tomato: 'tomatpuré',
      herbs: 'timian eller laurbærblade',
    },
    steps: [
      ({ meat }) =>
        `Skær ${meat} i stykker på 3 cm, eller lad det sidde på benet. Salt, og brun i olie ad to omgange. Vask bræt og hænder efter råt kød.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Svits ${onion}, i skiver, i samme gryde med ${tomato}. Kom ${wine}, ${stock} (terninger i varmt vand), kødet og ${herbs} i.`,
      ({ roots }) =>
        `Læg låg på, og lad det simre ganske stille i 120 minutter. Kom ${roots}, i store stykker, i de sidste 45.`,
      () => 'Det er færdigt, når kødet er gennemkogt og falder fra hinanden under en gaffel. Smag til.',
    ],
    rest: 'I køleskabet inden for to timer; varm det én gang, til det damper, eller frys det i tre måneder.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'squash, auberginer eller peberfrugter',
      tomatoes: 'tomater',
      onion: 'løg',
      garlic: 'hvidløg',
      olives: 'oliven eller kapers',
      herbs: 'basilikum eller timian',
    },
    steps: [
      ({ vegetables }) =>
        `Skær ${vegetables} i stykker på 2 cm. Brun dem i rigeligt olie, én slags ad gangen, og tag dem af.`,
      ({ onion, garlic }) => `Svits ${onion}, i skiver, og hakket ${garlic} i samme gryde.`,
      ({ tomatoes }) => `Kom ${tomatoes} og grøntsagerne i, og lad det simre i 20 minutter.`,
      ({ olives, herbs }) => `Rør ${olives} og ${herbs} i. God varm eller kold.`,
    ],
    rest: 'Kold med brød eller som sauce til pasta.',
  },
  'cabbage-stew': {
    title: 'Kål med kartofler',
    slots: {
      cabbage: 'kål',
      potatoes: 'kartofler',
      meat: 'kogt pølse eller bacon',
      onion: 'løg',
      apple: 'æble',
      stock: 'bouillon',
      mustard: 'sennep',
    },
    steps: [
      ({ meat }) =>
        `Skær ${meat} i skiver, og steg i en stor gryde, til det er brunt, rå hamburgerryg og bacon, til det er gennemstegt.`,
      ({ onion }) => `Skær ${onion} i skiver, og steg i olie i en stor gryde, til det er brunt.`,
      ({ cabbage, apple, potatoes }) =>
        `Snit ${cabbage}, skær ${apple} og ${potatoes} i tern, og rør det hele i; sauerkraut skal kun drænes.`,
      ({ stock }) =>
        `Kom ${stock} i (terninger i varmt vand), læg låg på, og kog i 25 minutter, til kartoflerne er bløde.`,
      ({ cabbage, mustard }) => `Smag ${cabbage} til med salt, peber og ${mustard}.`,
    ],
    rest: 'Steg det på en pande næste dag, én gang, til det damper.',
  },
  'pot-of-beans': {
    title: 'En gryde bønner',
    slots: {
      beans: 'tørrede bønner',
      roots: 'gulerødder og selleri',
      onion: 'løg',
      tomatoes: 'tomater',
      meat: 'bacon eller chorizo',
      herbs: 'laurbærblade eller salvie',
      garlic: 'hvidløg',
    },
    steps: [
      ({ beans }) =>
        `Læg aftenen før ${beans} i blød i rigeligt koldt vand, i 8 timer eller mere. Hæld vandet ud.`,
      () =>
        'Kog dem kraftigt i frisk vand i 10 minutter: Rå kidneybønner er giftige, og en slowcooker alene ændrer det ikke. Dræn dem.',
      ({ meat }) => `Steg ${meat}, skåret småt, i en stor gryde.`,
      ({ onion, garlic, herbs }) =>
        `Svits ${onion}, skåret småt, i olie med ${garlic} i en stor gryde. Kom bønnerne, ${herbs} og vand, så det dækker, i, og lad det simre i 75 minutter, til de er bløde.`,
      ({ roots, tomatoes }) =>
        `Kom ${roots}, skåret småt, og ${tomatoes} i de sidste 25 minutter. Salt til sidst.`,
    ],
    rest: 'De kan fryses i deres væde; varm dem én gang, til de damper.',
  },
};
