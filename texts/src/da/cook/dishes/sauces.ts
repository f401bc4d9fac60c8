import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto af krydderurter eller blade',
    slots: {
      greens: 'krydderurter eller blade',
      nuts: 'nødder eller kerner',
      cheese: 'fast ost',
      garlic: 'hvidløg',
      oil: 'olie',
      lemon: 'citron',
    },
    steps: [
      ({ greens, nuts }) =>
        `Vask ${greens}, og tør dem godt. Af rosmarin, timian, salvie eller oregano tages kun to skefulde, og resten er persille eller spinat. Rist ${nuts} på en tør pande.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Blend ${greens} med nødderne, ${garlic}, ${oil}, ${cheese}, ${lemon} og salt til en grov masse.`,
    ],
    rest: 'Tre dage i køleskabet under et lag olie, eller frosset i terninger.',
  },
  raita: {
    title: 'Yoghurt med grøntsager',
    slots: {
      yoghurt: 'yoghurt',
      vegetables: 'agurk eller andre grøntsager',
      herbs: 'mynte eller koriander',
      garlic: 'hvidløg',
      cumin: 'spidskommen',
    },
    steps: [
      ({ vegetables }) =>
        `Riv eller hak ${vegetables}, salt, og pres vandet ud; spinat skal først falde sammen.`,
      ({ yoghurt, herbs, garlic, cumin }) => `Rør det i ${yoghurt} med ${herbs}, lidt ${garlic} og ${cumin}.`,
    ],
    rest: 'Til i morgen, i køleskabet.',
  },
  'tomato-sauce': {
    title: 'Tomatsauce',
    slots: {
      tomatoes: 'tomater',
      onion: 'løg',
      roots: 'gulerod eller selleri',
      garlic: 'hvidløg',
      herbs: 'basilikum eller oregano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Hak ${onion}, ${roots} og ${garlic}, og svits det i rigeligt olie i 8 minutter.`,
      ({ tomatoes }) => `Kom ${tomatoes}, i stykker, et nip sukker og salt i.`,
      () => 'Lad den simre i 25 minutter, til den er tyk.',
      ({ herbs }) => `Rør ${herbs} i, og blend den, hvis du vil.`,
    ],
    rest: 'Tre dage på køl, tre måneder i fryseren.',
  },
  'quick-pickles': {
    title: 'Hurtigt syltet grønt',
    slots: {
      vegetables: 'grøntsager',
      vinegar: 'eddike',
      sugar: 'sukker',
      spice: 'sennepsfrø eller andre krydderier',
    },
    steps: [
      ({ vegetables }) =>
        `Skær ${vegetables} i tynde skiver, og kom dem i et glas, der er skyllet med kogende vand; grønne bønner koger først i 8 minutter.`,
      ({ vinegar, sugar, spice }) =>
        `Kog ${vinegar} med lige så meget vand, ${sugar}, en spiseskefuld salt og ${spice}.`,
      () =>
        'Hæld det varmt over, så alt er dækket. Luk glasset, og lad det køle af. Det er godt efter en time.',
    ],
    rest: 'Det holder en uge i køleskabet; det er ikke til skabet.',
  },
  'avocado-dip': {
    title: 'Avocado- eller ærtedip',
    slots: {
      avocado: 'avocadoer eller ærter',
      lime: 'lime',
      tomato: 'tomat',
      herbs: 'koriander',
      chilli: 'chili',
    },
    steps: [
      ({ avocado }) => `Mos ${avocado}; ærter, hestebønner og edamamebønner koger først i 4 minutter.`,
      ({ lime }) => `Rør straks saften af ${lime} i, og salt.`,
      ({ tomato, herbs, chilli }) => `Vend ${tomato}, i tern, ${herbs} og ${chilli} i.`,
    ],
    rest: 'Med film helt ned på overfladen, til i morgen.',
  },
  'bean-dip': {
    title: 'Bønnedip',
    slots: {
      pulses: 'kikærter eller bønner',
      vegetables: 'kogte rødbeder eller peberfrugter',
      tahini: 'tahin',
      lemon: 'citron',
      garlic: 'hvidløg',
    },
    steps: [
      ({ pulses }) => `Dræn ${pulses}, fra dåse eller kogt bløde, og gem lidt af væden.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Blend dem med ${vegetables}, rå stegt bløde først, ${tahini}, lidt af ${lemon}, ${garlic}, salt og olie. Fortynd med væden.`,
    ],
    rest: 'Tre dage i køleskabet; i sandwich og wraps.',
  },
};
