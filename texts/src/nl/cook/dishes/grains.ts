import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Gebakken rijst',
    slots: {
      rice: 'koude gekookte rijst',
      vegetables: 'groente',
      eggs: 'eieren',
      protein: 'tofu of overgebleven vlees',
      soy: 'sojasaus',
      ginger: 'gember',
      garlic: 'knoflook',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Snijd ${vegetables} en ${protein} klein, en hak ${garlic} en ${ginger}. Vanaf nu gaat het snel.`,
      ({ vegetables, protein }) =>
        `Verhit olie in een brede pan. Bak ${vegetables} 4 minuten op hoog vuur, de harde stukken eerst. Voeg ${protein}, knoflook en gember toe.`,
      ({ rice }) =>
        `Voeg ${rice} toe, druk de klonten los en bak tot elke korrel dampt, 4 minuten. Gebruik alleen rijst die binnen een uur is afgekoeld en hoogstens een dag in de koelkast stond.`,
      ({ soy }) => `Roer ${soy} erdoor.`,
      ({ eggs }) =>
        `Schuif de rijst opzij, roer ${eggs} los in de vrije helft van de pan tot ze gestold zijn, en schep alles om.`,
    ],
    rest: 'Rijst warm je maar één keer op: eet nu alles op.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'risottorijst',
      vegetables: 'groente',
      onion: 'ui',
      stock: 'bouillon',
      wine: 'witte wijn',
      cheese: 'harde kaas',
      butter: 'boter',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Verhit ${stock} (blokjes in heet water). Snipper ${onion} en snijd ${vegetables} klein.`,
      ({ onion, rice, wine }) =>
        `Fruit ${onion} in olie, roer ${rice} erdoor tot alles heet is, dan ${wine}. Laat verdampen.`,
      ({ vegetables }) =>
        `Voeg steeds een soeplepel hete bouillon toe en roer 18 minuten, telkens als de vorige is opgenomen; parelgort heeft 35 minuten nodig. Van ${vegetables} gaat wat hard is er meteen in, wat zacht is de laatste 5 minuten.`,
      ({ butter, cheese }) =>
        `Roer van het vuur af ${butter} en ${cheese} erdoor. De risotto moet traag vloeien.`,
    ],
    rest: 'Spreid de risotto uit en laat binnen een uur afkoelen; bak er de volgende dag platte koekjes van, één keer, tot ze dampen.',
  },
  'vegetable-pilaf': {
    title: 'Groentepilav',
    slots: {
      rice: 'rijst',
      vegetables: 'groente',
      pulses: 'bonen of kikkererwten',
      onion: 'ui',
      spice: 'komijn of kerriepoeder',
      stock: 'bouillon',
      nuts: 'noten of rozijnen',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Snijd ${onion} in ringen en ${vegetables} klein. Bak beide 6 minuten in olie.`,
      ({ rice, spice, pulses }) => `Spoel ${rice}. Roer erdoor met ${spice} en uitgelekte ${pulses}.`,
      ({ stock }) =>
        `Voeg ${stock} toe (blokjes in heet water), breng aan de kook en laat met deksel op het laagste vuur 12 minuten garen; zilvervliesrijst 30 minuten, met een kopje water extra.`,
      ({ rice, nuts }) =>
        `Laat ${rice} van het vuur af 10 minuten staan met deksel, en roer los met een vork en ${nuts}.`,
    ],
    rest: 'Spreid de rijst uit en laat binnen een uur afkoelen; de volgende dag dampend heet eten, één keer opgewarmd.',
  },
  'chicken-and-rice': {
    title: 'Kip met rijst uit één pan',
    slots: {
      chicken: 'kip in stukken',
      rice: 'rijst',
      vegetables: 'groente',
      onion: 'ui',
      stock: 'bouillon',
      lemon: 'citroen',
      paprika: 'paprikapoeder',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Snijd een hele kip in stukken, en ontdooi bevroren kip van tevoren in de koelkast. Zout ${chicken}, wrijf in met ${paprika} en braad rondom bruin in olie in een brede pan. Haal het vlees eruit. Was handen, mes en snijplank na rauw vlees.`,
      ({ onion, vegetables, rice }) =>
        `Bak ${onion} en ${vegetables}, klein gesneden, 5 minuten in dezelfde pan. Roer ${rice} erdoor.`,
      ({ stock, chicken }) =>
        `Giet ${stock} erbij (blokjes in heet water), leg ${chicken} erop en laat met deksel 20 minuten zacht koken; met zilvervliesrijst 35 minuten, en een kopje water extra.`,
      () =>
        'Laat van het vuur af 10 minuten staan met deksel. Het vlees is gaar als het sap helder is (75 °C in het dikste deel); anders terug op het vuur.',
      ({ lemon }) => `Knijp ${lemon} erover uit.`,
    ],
    rest: 'Laat binnen een uur afkoelen en warm één keer op, tot het dampt.',
  },
  'grain-salad': {
    title: 'Graansalade',
    slots: {
      grain: 'couscous, bulgur of quinoa',
      vegetables: 'groente',
      cheese: 'kaas om te verkruimelen',
      pulses: 'bonen of kikkererwten',
      herbs: 'verse kruiden',
      lemon: 'citroen',
      fruit: 'fruit of olijven',
      oil: 'olie',
    },
    steps: [
      ({ grain }) =>
        `Kook ${grain} volgens het pak en laat uitgespreid op een bord afkoelen. Wat al gaar is, hoef je alleen los te roeren.`,
      ({ vegetables }) =>
        `Snijd ${vegetables} klein. Broccoli, asperges, erwten, mais en dergelijke kook je eerst 3 minuten, sperziebonen 8.`,
      ({ lemon, oil }) => `Maak een dressing van ${lemon}, ${oil}, zout en peper.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Meng ${grain} met de groente, de dressing, uitgelekte ${pulses}, ${fruit} en ${herbs}. Verkruimel ${cheese} erover.`,
    ],
    rest: 'Een lunch voor de volgende dag; doe dressing pas op bladsla als je die eet.',
  },
  'stuffed-vegetables': {
    title: 'Gevulde groente',
    slots: {
      shells: 'paprika’s of andere groente om te vullen',
      rice: 'gekookte rijst of granen',
      filling: 'gehakt, bonen of paddenstoelen',
      tomatoes: 'tomaten',
      cheese: 'kaas',
      onion: 'ui',
    },
    steps: [
      ({ shells }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Halveer ${shells}, hol ze uit en hak wat eruit komt. Bak pompoen eerst 25 minuten apart; kook koolbladeren tot ze buigen.`,
      ({ shells, onion, filling }) =>
        `Bak wat uit ${shells} kwam 8 minuten met ${onion}, gehakt, en ${filling}, klein gesneden of uitgelekt. Gehakt moet bruin en door en door gaar zijn.`,
      ({ rice, cheese }) =>
        `Meng dit met ${rice} en de helft van ${cheese}. Kruid goed, en vul de helften of rol het in de bladeren. Gebruik alleen rijst die binnen een uur is afgekoeld en hoogstens een dag in de koelkast stond.`,
      ({ tomatoes, cheese }) =>
        `Leg ${tomatoes}, gehakt, in een schaal, de gevulde groente erop en de rest van ${cheese} eroverheen. Bak 35 minuten, tot alles zacht is en vanbinnen dampt.`,
    ],
    rest: 'De rijst is bewaard en één keer opgewarmd: eet nu alles op.',
  },
  'rice-porridge': {
    title: 'Hartige rijstpap met gember',
    slots: {
      rice: 'gekookte rijst',
      stock: 'bouillon',
      ginger: 'gember',
      topping: 'iets erbij',
      soy: 'sojasaus',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Kook ${rice} in ${stock} (blokjes in heet water) met plakjes ${ginger} 15 minuten onder roeren, tot het dik en romig is. Gebruik alleen rijst die binnen een uur is afgekoeld en hoogstens een dag in de koelkast stond.`,
      ({ topping }) =>
        `Doe de laatste 4 minuten ${topping} erbij, klein gesneden, tot alles zacht en door en door heet is.`,
      ({ soy }) => `Breng op smaak met ${soy}.`,
    ],
    rest: 'De rijst is bewaard en één keer opgewarmd: eet nu alles op.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta met groente uit de pan',
    slots: {
      polenta: 'polenta',
      vegetables: 'groente',
      cheese: 'kaas',
      stock: 'bouillon',
      garlic: 'knoflook',
      herbs: 'kruiden',
    },
    steps: [
      ({ stock, polenta }) =>
        `Breng ${stock} aan de kook (blokjes in heet water) en klop ${polenta} er in een dun straaltje door.`,
      () =>
        'Laat op het laagste vuur 25 minuten garen en roer af en toe; snelkookpolenta en griesmeel volgens het pak.',
      ({ vegetables, garlic, herbs }) =>
        `Bak intussen ${vegetables}, in stukken, zacht in olie, de laatste minuten met ${garlic} en ${herbs}.`,
      ({ cheese, vegetables }) => `Roer ${cheese} door de polenta en eet die met ${vegetables}.`,
    ],
    rest: 'Koud wordt het stevig: snijd plakken en bak ze.',
  },
  'rice-bowl': {
    title: 'Rijstbowl',
    slots: {
      rice: 'rijst',
      protein: 'tofu of vis',
      vegetables: 'groente',
      soy: 'sojasaus',
      lime: 'limoen',
      seeds: 'sesamzaad',
    },
    steps: [
      ({ rice }) =>
        `Kook ${rice} in twee keer zoveel water met zout, met deksel, 12 minuten; zilvervliesrijst en andere granen volgens het pak.`,
      ({ protein }) =>
        `Snijd intussen ${protein} in stukken en bak in wat olie bruin; rauwe vis tot die door en door uit elkaar valt. Wat gerookt, uit blik of gaar is, blijft zoals het is.`,
      ({ vegetables }) => `Snijd ${vegetables} in dunne plakjes; edamame kook je 4 minuten.`,
      ({ soy, lime, seeds }) => `Leg alles op de rijst, met ${soy}, ${lime} en ${seeds}.`,
    ],
    rest: 'Bewaar de rijst apart, binnen een uur afgekoeld, en eet die de volgende dag, koud of dampend heet.',
  },
};
