import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'eieren',
      vegetables: 'groente om te bakken',
      onion: 'ui',
      cheese: 'kaas',
      herbs: 'verse kruiden',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Snijd ${vegetables} en ${onion} klein; wat rauw en hard is, zoals aardappel of broccoli, in blokjes van 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Verhit ${oil} in een pan die onder de grill mag. Bak ${vegetables} en ${onion} op middelhoog vuur zacht en droog, 5 tot 12 minuten.`,
      ({ eggs, cheese, herbs }) =>
        `Klop ${eggs} los met zout en peper. Roer ${cheese}, in kleine stukjes, en ${herbs} erdoor.`,
      ({ eggs }) =>
        `Giet ${eggs} over de groente en laat op laag vuur 10 minuten garen, tot alleen de bovenkant nog nat is. Verwarm de grill.`,
      () => 'Zet de pan 2 tot 3 minuten onder de grill, tot het ei door en door gestold is.',
    ],
    rest: 'Binnen twee uur in de koelkast. Ook koud lekker, in punten of op brood.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'eieren',
      tomatoes: 'tomaten',
      peppers: 'paprika’s',
      onion: 'ui',
      garlic: 'knoflook',
      paprika: 'paprikapoeder of komijn',
      cheese: 'kaas om te verkruimelen',
      herbs: 'verse kruiden',
      oil: 'olie',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Snijd ${onion} en ${peppers} in reepjes. Bak ze in ${oil} in een brede pan zacht, ongeveer 8 minuten.`,
      ({ garlic, paprika, tomatoes }) =>
        `Roer gehakte ${garlic} en ${paprika} erdoor, dan ${tomatoes}. Laat 10 minuten inkoken tot een dikke saus. Voeg zout toe.`,
      ({ eggs }) => `Maak kuiltjes in de saus en breek ${eggs} erin.`,
      () =>
        'Laat met deksel op laag vuur 8 minuten garen, tot het eiwit stevig is; voor kleine kinderen, en bij zwangerschap, hoge leeftijd of ziekte, ook de dooier.',
      ({ cheese, herbs }) => `Verkruimel ${cheese} erover, met ${herbs}. Eet het met brood.`,
    ],
    rest: 'De saus kun je bewaren zonder de eieren: maak er alleen zoveel als je opeet.',
  },
  omelette: {
    title: 'Omelet',
    slots: {
      eggs: 'eieren',
      filling: 'vulling',
      cheese: 'kaas',
      herbs: 'verse kruiden',
      butter: 'boter',
    },
    steps: [
      ({ filling, butter }) =>
        `Snijd ${filling} klein. Verhit de helft van ${butter} in een pan. Bak wat rauw is zacht en droog, rauwe gerookte vis tot die uit elkaar valt; verwarm wat gaar is tot het dampt. Schep het eruit.`,
      ({ eggs, herbs }) => `Klop ${eggs} los met een beetje zout en ${herbs}.`,
      ({ eggs, butter }) =>
        `Verhit de rest van ${butter}. Giet ${eggs} erin en trek de randen 2 minuten naar het midden, tot de bovenkant bijna gestold is.`,
      ({ filling, cheese }) =>
        `Leg ${filling} en ${cheese} op één helft, klap de andere erover en bak tot het ei gestold is.`,
    ],
    rest: 'Meteen het lekkerst; koud, in reepjes, door een salade of op brood.',
  },
  'green-baked-eggs': {
    title: 'Eieren uit de oven met bladgroente',
    slots: {
      eggs: 'eieren',
      greens: 'bladgroente',
      cream: 'room',
      cheese: 'kaas',
      garlic: 'knoflook',
    },
    steps: [
      () => 'Verwarm de oven op 200 °C, of 180 °C hetelucht.',
      ({ greens, garlic }) =>
        `Was ${greens}; snijd bladeren en prei in repen. Bak met wat olie en gehakte ${garlic} zacht in een pan die in de oven mag: spinazie 3 minuten, kool 8. Giet het vocht af.`,
      ({ cream, eggs, cheese }) =>
        `Roer ${cream}, zout en peper erdoor. Maak kuiltjes, breek ${eggs} erin en strooi ${cheese} erover.`,
      () =>
        'Bak het 12 minuten, tot het eiwit stevig is; voor kleine kinderen, en bij zwangerschap, hoge leeftijd of ziekte, tot ook de dooier stevig is.',
    ],
    rest: 'De groente blijft goed; de eieren zijn het lekkerst op de dag zelf.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'hartigetaartdeeg of bladerdeeg',
      eggs: 'eieren',
      cream: 'room of melk',
      filling: 'vulling',
      cheese: 'kaas',
    },
    steps: [
      ({ pastry }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Bekleed een vorm van 26 cm met ${pastry}, prik gaatjes en bak 15 minuten voor.`,
      ({ filling }) =>
        `Snijd intussen ${filling} klein en bak het zacht en droog, rauw spek krokant. Wat al gaar is, hoef je alleen te snijden.`,
      ({ eggs, cream, cheese }) => `Klop ${eggs} los met ${cream}, ${cheese}, zout en peper.`,
      () =>
        'Verdeel de vulling over het deeg, giet het eimengsel erover en bak 35 minuten, tot het midden gestold is en niet meer beweegt.',
    ],
    rest: 'Ook koud lekker; binnen twee uur in de koelkast.',
  },
  pancakes: {
    title: 'Pannenkoeken',
    slots: {
      flour: 'bloem',
      milk: 'melk',
      eggs: 'eieren',
      topping: 'fruit of iets anders erop',
      butter: 'boter',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Klop ${flour}, ${eggs} en de helft van ${milk} glad, dan de rest en een snufje zout. Laat het 5 minuten staan.`,
      ({ butter }) =>
        `Verhit een beetje ${butter} in een pan. Bak een soeplepel beslag ongeveer een minuut per kant; ga door tot het op is.`,
      ({ topping }) => `Eet ze met ${topping}, of met suiker of stroop.`,
    ],
    rest: 'Rol ze op en warm ze de volgende dag op in de pan.',
  },
  'egg-curry': {
    title: 'Eiercurry',
    slots: {
      eggs: 'eieren',
      onion: 'uien',
      tomatoes: 'tomaten',
      vegetables: 'groente',
      coconut: 'kokosmelk of room',
      spice: 'kerriepoeder of currypasta',
      garlic: 'knoflook',
    },
    steps: [
      ({ eggs }) =>
        `Kook ${eggs} 9 minuten, laat ze schrikken onder koud water en pel ze. Sla dit over als ze al gekookt zijn.`,
      ({ onion }) => `Snijd ${onion} in ringen en bak in olie op middelhoog vuur bruin, ongeveer 8 minuten.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Roer gehakte ${garlic} en ${spice} erdoor, dan ${tomatoes} en ${vegetables}, klein gesneden; zachte bladeren pas de laatste 3 minuten.`,
      ({ coconut }) => `Roer ${coconut} erdoor; yoghurt pas op het eind.`,
      () => 'Doe er een kopje water bij en laat 10 minuten pruttelen, tot alles zacht is.',
      ({ eggs }) => `Halveer ${eggs} en warm ze in de saus. Eet het met rijst of brood.`,
    ],
    rest: 'Warm het één keer op, tot het dampt.',
  },
  'meringue-with-fruit': {
    title: 'Meringue met fruit',
    slots: {
      whites: 'eiwit',
      sugar: 'suiker',
      fruit: 'zacht fruit',
      cream: 'slagroom of yoghurt',
    },
    steps: [
      ({ whites }) =>
        `Verwarm de oven op 120 °C, of 100 °C hetelucht. Splits hele eieren; er mag geen dooier bij het wit komen. Klop ${whites} tot zachte pieken.`,
      ({ sugar }) =>
        `Klop ${sugar} er lepel voor lepel door, tot de massa stijf is en glanst. Strijk uit op bakpapier, ongeveer 20 cm breed.`,
      () =>
        'Bak het 75 minuten, tot het droog is en loslaat van het papier. Laat ongeveer een uur afkoelen in de oven.',
      ({ fruit, cream }) => `Beleg vlak voor het eten met ${cream} en ${fruit}.`,
    ],
    rest: 'De meringue blijft goed in een droge trommel; belegd niet.',
  },
};
