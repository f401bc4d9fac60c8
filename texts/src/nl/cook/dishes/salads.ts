import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Grote salade',
    slots: {
      leaves: 'bladsla',
      vegetables: 'groente',
      protein: 'eieren, kaas of vis',
      fruit: 'fruit',
      bread: 'brood',
      nuts: 'noten of zaden',
      lemon: 'citroen of azijn',
      oil: 'olie',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Was ${leaves} en laat drogen. Snijd ${vegetables} in plakjes; asperges, mais en erwten kook je eerst 3 minuten, sperziebonen 8.`,
      ({ bread }) => `Bak ${bread}, in blokjes, krokant.`,
      ({ protein }) =>
        `Bereid voor: ${protein}. Kook eieren 9 minuten, bak spek krokant, halloumi en tofu bruin, laat uitlekken wat uit blik komt.`,
      ({ lemon, oil }) => `Maak een dressing van ${lemon}, ${oil}, zout en peper.`,
      ({ leaves, fruit, nuts }) =>
        `Schep ${leaves} erdoor. Leg ${fruit}, in plakjes, ${nuts} en al het andere erop.`,
    ],
    rest: 'Doe alleen dressing op wat je opeet; aangemaakte sla blijft niet goed.',
  },
  'potato-salad': {
    title: 'Aardappelsalade als maaltijd',
    slots: {
      potatoes: 'aardappelen',
      crisp: 'knapperige groente',
      dressing: 'yoghurt of mayonaise',
      eggs: 'eieren',
      fish: 'gerookte vis of ham',
      herbs: 'bieslook of dille',
      mustard: 'mosterd',
    },
    steps: [
      ({ potatoes }) =>
        `Kook ${potatoes}, heel of gehalveerd, 18 minuten in water met zout, tot alles zacht is. Laat 15 minuten afkoelen en snijd in plakjes.`,
      ({ eggs, crisp }) =>
        `Kook ${eggs} 9 minuten, laat schrikken en pel. Snijd ${crisp} klein; erwten kook je 3 minuten, sperziebonen 8.`,
      ({ dressing, mustard }) => `Roer ${dressing} met ${mustard}, zout, peper en een scheutje azijn.`,
      ({ fish }) => `Snijd ${fish} in stukjes; bak spek krokant.`,
      ({ potatoes, herbs }) => `Meng ${potatoes} voorzichtig met al het andere en ${herbs}.`,
    ],
    rest: 'Binnen een uur in de koelkast, voor twee dagen; niet voor een picknick in de zon.',
  },
  'bread-salad': {
    title: 'Broodsalade met tomaat',
    slots: {
      bread: 'droog brood',
      tomatoes: 'tomaten',
      vegetables: 'komkommer of paprika',
      cheese: 'mozzarella of feta',
      herbs: 'basilicum',
      olives: 'olijven of kappertjes',
      oil: 'olie',
    },
    steps: [
      ({ bread }) =>
        `Scheur ${bread} in stukjes en rooster in een pan met wat olie. Brood met schimmel gooi je helemaal weg.`,
      ({ tomatoes }) =>
        `Snijd ${tomatoes} in stukken, zout ze en laat 10 minuten staan, tot er sap uit komt.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Meng beide met ${vegetables}, in plakjes, ${olives}, ${cheese}, ${herbs}, ${oil} en een lepel azijn.`,
      () => 'Laat 5 minuten staan voor je het eet.',
    ],
    rest: 'De volgende dag zachter, en nog steeds lekker.',
  },
  slaw: {
    title: 'Koolsalade',
    slots: {
      cabbage: 'kool',
      roots: 'wortels en appels',
      dressing: 'yoghurt of mayonaise',
      nuts: 'noten of rozijnen',
      lemon: 'citroen of azijn',
      protein: 'kip, bonen of kaas',
    },
    steps: [
      ({ cabbage }) =>
        `Snijd ${cabbage} zo dun als je kunt. Kneed met een theelepel zout tot alles zacht is.`,
      ({ roots }) => `Rasp ${roots} grof, of snijd in dunne reepjes.`,
      ({ dressing, lemon }) =>
        `Roer ${dressing} met een beetje ${lemon}, peper en een snufje suiker, en meng alles.`,
      ({ protein, nuts }) => `Doe ${protein} en ${nuts} erop. Bak halloumi, en laat bonen uitlekken.`,
    ],
    rest: 'Twee dagen goed, afgedekt en koud.',
  },
  'summer-rolls-bowl': {
    title: 'Koude noedels met kruiden',
    slots: {
      noodles: 'rijstnoedels',
      vegetables: 'rauwe groente',
      protein: 'tofu, garnalen of kip',
      herbs: 'munt of koriander',
      peanut: 'pindakaas',
      lime: 'limoen',
      soy: 'sojasaus',
    },
    steps: [
      ({ noodles }) => `Kook ${noodles} volgens het pak en spoel koud af.`,
      ({ vegetables }) => `Snijd ${vegetables} in dunne reepjes; taugé gaat een minuut in kokend water.`,
      ({ protein }) =>
        `Bak ${protein} bruin; rauwe garnalen tot ze roze en gaar zijn, geklopte eieren als dunne omelet tot die gestold is. Rauwe krab kook je 12 minuten. Wat al gaar is, snijd je alleen.`,
      ({ soy, lime, peanut }) => `Roer ${soy}, het sap van ${lime}, ${peanut} en wat suiker tot een saus.`,
      ({ herbs }) => `Schep alles om met ruim ${herbs}.`,
    ],
    rest: 'Voor de lunchtrommel van morgen, koud bewaard.',
  },
};
