import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Stor salat',
    slots: {
      leaves: 'salatblade',
      vegetables: 'grøntsager',
      protein: 'æg, ost eller fisk',
      fruit: 'frugt',
      bread: 'brød',
      nuts: 'nødder eller kerner',
      lemon: 'citron eller eddike',
      oil: 'olie',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Vask og tør ${leaves}. Skær ${vegetables} i skiver; asparges, majs og ærter koger først i 3 minutter, grønne bønner i 8.`,
      ({ bread }) => `Steg ${bread}, i tern, sprødt.`,
      ({ protein }) =>
        `Gør ${protein} klar: kog æg i 9 minutter, steg bacon sprød, halloumi og tofu brune, dræn det, der er på dåse.`,
      ({ lemon, oil }) => `Rør en dressing af ${lemon}, ${oil}, salt og peber.`,
      ({ leaves, fruit, nuts }) =>
        `Vend ${leaves} i den. Kom ${fruit}, i skiver, ${nuts} og alt det andet på toppen.`,
    ],
    rest: 'Kom kun dressing på det, der spises; blade med dressing kan ikke gemmes.',
  },
  'potato-salad': {
    title: 'Kartoffelsalat som måltid',
    slots: {
      potatoes: 'kartofler',
      crisp: 'sprøde grøntsager',
      dressing: 'yoghurt eller mayonnaise',
      eggs: 'æg',
      fish: 'røget fisk eller skinke',
      herbs: 'purløg eller dild',
      mustard: 'sennep',
    },
    steps: [
      ({ potatoes }) =>
        `Kog ${potatoes}, hele eller halve, i saltet vand i 18 minutter, til de er bløde. Lad dem køle af i 15 minutter, og skær dem i skiver.`,
      ({ eggs, crisp }) =>
        `Kog ${eggs} i 9 minutter, køl og pil. Skær ${crisp} småt; ærter koger i 3 minutter, grønne bønner i 8.`,
      ({ dressing, mustard }) => `Rør ${dressing} med ${mustard}, salt, peber og lidt eddike.`,
      ({ fish }) => `Skær ${fish} i stykker; steg bacon sprød.`,
      ({ potatoes, herbs }) => `Bland ${potatoes} forsigtigt med alt det andet og ${herbs}.`,
    ],
    rest: 'I køleskabet inden for en time, i to dage; ikke til skovturen i solen.',
  },
  'bread-salad': {
    title: 'Brødsalat med tomat',
    slots: {
      bread: 'tørt brød',
      tomatoes: 'tomater',
      vegetables: 'agurk eller peberfrugter',
      cheese: 'mozzarella eller feta',
      herbs: 'basilikum',
      olives: 'oliven eller kapers',
      oil: 'olie',
    },
    steps: [
      ({ bread }) =>
        `Riv ${bread} i mundfulde, og rist på en pande med lidt olie. Brød med mug smides ud, det hele.`,
      ({ tomatoes }) =>
        `Skær ${tomatoes} i stykker, salt, og lad det stå i 10 minutter, til saften kommer ud.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Bland begge dele med ${vegetables}, i skiver, ${olives}, ${cheese}, ${herbs}, ${oil} og en skefuld eddike.`,
      () => 'Lad den stå i 5 minutter, før den spises.',
    ],
    rest: 'Blødere næste dag og stadig god.',
  },
  slaw: {
    title: 'Råkost med kål',
    slots: {
      cabbage: 'kål',
      roots: 'gulerødder og æbler',
      dressing: 'yoghurt eller mayonnaise',
      nuts: 'nødder eller rosiner',
      lemon: 'citron eller eddike',
      protein: 'kylling, bønner eller ost',
    },
    steps: [
      ({ cabbage }) => `Snit ${cabbage} så tyndt, du kan. Ælt med en teskefuld salt, til det er blødt.`,
      ({ roots }) => `Riv ${roots} groft, eller skær i tynde strimler.`,
      ({ dressing, lemon }) =>
        `Rør ${dressing} med lidt af ${lemon}, peber og et nip sukker, og bland det i.`,
      ({ protein, nuts }) => `Kom ${protein} og ${nuts} på toppen. Steg halloumi, og dræn bønner.`,
    ],
    rest: 'Holder i to dage, dækket til og på køl.',
  },
  'summer-rolls-bowl': {
    title: 'Kolde nudler med krydderurter',
    slots: {
      noodles: 'risnudler',
      vegetables: 'rå grøntsager',
      protein: 'tofu, rejer eller kylling',
      herbs: 'mynte eller koriander',
      peanut: 'peanutbutter',
      lime: 'lime',
      soy: 'sojasauce',
    },
    steps: [
      ({ noodles }) => `Kog ${noodles}, som der står på pakken, og skyl dem kolde.`,
      ({ vegetables }) => `Skær ${vegetables} i tynde strimler; bønnespirer skal et minut i kogende vand.`,
      ({ protein }) =>
        `Steg ${protein} brunt; rå rejer, til de er lyserøde og gennemstegt, piskede æg som en tynd omelet, til den har sat sig. Rå krabbe koger i 12 minutter. Det, der er tilberedt, skal kun skæres.`,
      ({ soy, lime, peanut }) => `Rør ${soy}, saften af ${lime}, ${peanut} og lidt sukker til en sauce.`,
      ({ herbs }) => `Vend det hele med rigeligt ${herbs}.`,
    ],
    rest: 'Til madpakken næste dag, holdt koldt.',
  },
};
