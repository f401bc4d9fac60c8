import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Wentelteefjes',
    slots: { bread: 'brood', eggs: 'eieren', milk: 'melk', fruit: 'fruit', butter: 'boter' },
    steps: [
      ({ eggs, milk }) => `Klop ${eggs} met ${milk} en een snufje zout los in een diep bord.`,
      ({ bread }) =>
        `Leg sneetjes ${bread} erin tot ze volgezogen zijn, een minuut per kant. Brood met schimmel gooi je helemaal weg.`,
      ({ butter }) =>
        `Verhit ${butter} in een pan en bak de sneetjes 3 minuten per kant, tot ze bruin en vanbinnen gestold zijn.`,
      ({ fruit }) => `Eet ze met ${fruit}, of met suiker en kaneel.`,
    ],
    rest: 'Binnen twee uur in de koelkast; maak ze één keer weer krokant in de broodrooster, tot ze door en door heet zijn.',
  },
  'bread-pudding': {
    title: 'Broodpudding',
    slots: {
      bread: 'oud brood of oude broodjes',
      milk: 'melk',
      eggs: 'eieren',
      fruit: 'vers of gedroogd fruit',
      sugar: 'suiker',
      cinnamon: 'kaneel',
    },
    steps: [
      ({ bread }) =>
        `Verwarm de oven op 180 °C, of 160 °C hetelucht. Snijd ${bread} in stukken en leg die in een beboterde schaal; wat beschimmeld is, gooi je weg.`,
      ({ fruit }) => `Snijd ${fruit} klein en verdeel het tussen de stukken.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Klop ${eggs} los met ${milk}, ${sugar} en ${cinnamon}. Giet het erover en laat het 10 minuten intrekken.`,
      () => 'Bak het 35 minuten, tot het gerezen is en het midden gestold.',
    ],
    rest: 'Binnen twee uur in de koelkast; koud met yoghurt, of één keer opgewarmd.',
  },
  'savoury-bread-bake': {
    title: 'Hartige broodschotel',
    slots: {
      bread: 'oud brood',
      eggs: 'eieren',
      milk: 'melk',
      vegetables: 'groente',
      cheese: 'kaas',
      meat: 'ham of spek',
    },
    steps: [
      ({ vegetables }) =>
        `Verwarm de oven op 190 °C, of 170 °C hetelucht. Snijd ${vegetables} klein en bak dit tot het zacht en droog is.`,
      ({ meat }) => `Snijd ${meat} klein en bak dit bruin, rauw spek tot het gaar is.`,
      ({ bread }) =>
        `Snijd ${bread} in blokjes en meng alles in een schaal. Brood met schimmel gooi je helemaal weg.`,
      ({ eggs, milk, cheese }) =>
        `Klop ${eggs} los met ${milk}, zout en peper, giet het erover en leg ${cheese} erop. Laat het 10 minuten intrekken.`,
      () => 'Bak het 35 minuten, tot het midden gestold is en de bovenkant bruin.',
    ],
    rest: 'Warm plakken één keer op in de pan, tot ze dampen; zitten er restjes in, eet ze dan koud.',
  },
  'loaded-toasts': {
    title: 'Toast met wat op moet',
    slots: {
      bread: 'sneetjes brood',
      topping: 'beleg',
      spread: 'boter of een spread',
      herbs: 'kruiden',
    },
    steps: [
      ({ topping }) =>
        `Bereid voor: ${topping}. Bak paddenstoelen, prei, asperges of spinazie, verhit bonen en erwten tot ze dampen, kook of bak eieren tot ze gestold zijn, snijd de rest in plakjes.`,
      ({ bread, spread }) => `Rooster ${bread} goed en besmeer met ${spread}.`,
      ({ topping, herbs }) =>
        `Leg ${topping} erop; kaas gaat onder een hete grill tot die smelt. Maak af met peper en ${herbs}.`,
    ],
    rest: 'Vers het lekkerst; alleen het beleg kun je bewaren.',
  },
  'crumbs-and-croutons': {
    title: 'Croutons en paneermeel',
    slots: { bread: 'oud brood', herbs: 'kruiden', garlic: 'knoflook', oil: 'olie' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Verwarm de oven op 180 °C, of 160 °C hetelucht. Scheur ${bread}, zonder enige schimmel, in stukjes en schep om met ${oil}, ${herbs}, geperste ${garlic} en zout.`,
      () => 'Bak ze 12 minuten op een bakplaat, tot ze droog en goudbruin zijn.',
      () => 'Gebruik ze als croutons, of plet ze tot kruim voor pasta en gratins.',
    ],
    rest: 'Twee weken in een dichte pot, als ze helemaal droog zijn.',
  },
  'banana-bread': {
    title: 'Bananenbrood',
    slots: {
      bananas: 'rijpe bananen',
      flour: 'bloem',
      eggs: 'eieren',
      yoghurt: 'yoghurt',
      fat: 'boter of olie',
      sugar: 'suiker',
      raising: 'bakpoeder',
      nuts: 'noten of chocolade',
    },
    steps: [
      () => 'Verwarm de oven op 180 °C, of 160 °C hetelucht. Bekleed een cakevorm.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Prak of rasp ${bananas}; knijp courgette uit. Roer ${fat}, vloeibaar, erdoor met ${sugar}, ${eggs} en ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Spatel ${flour}, ${raising}, een snufje zout en ${nuts} erdoor, maar net tot het gemengd is. Zelfrijzend bakmeel heeft geen bakpoeder nodig; van baking soda is 3 g genoeg.`,
      () => 'Bak het 50 minuten, tot een prikker er schoon uitkomt; anders nog 10 minuten.',
    ],
    rest: 'Drie dagen goed ingepakt; plakken kun je invriezen en zo in de broodrooster doen.',
  },
  'soda-bread': {
    title: 'Sodabrood',
    slots: {
      flour: 'bloem',
      sour: 'karnemelk of yoghurt',
      raising: 'bakpoeder of baking soda',
      oats: 'havermout of zaden',
      extra: 'olijven, kaas of rozijnen',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Meng ${flour}, ${raising}, een theelepel zout, ${oats} en ${extra}. Van baking soda is 6 g genoeg; zelfrijzend bakmeel heeft niets nodig.`,
      ({ sour }) =>
        `Roer ${sour} er snel door; verdun dikke yoghurt met melk, en doe 2 lepels citroensap of azijn bij zoete melk. Vorm een rond brood en snijd er een diep kruis in.`,
      () => 'Bak het 40 minuten, tot het hol klinkt als je op de onderkant klopt.',
    ],
    rest: 'Het lekkerst op de dag zelf, daarna geroosterd.',
  },
  'yoghurt-flatbreads': {
    title: 'Plat brood met yoghurt',
    slots: {
      flour: 'bloem',
      yoghurt: 'yoghurt',
      raising: 'bakpoeder',
      topping: 'dip of groente',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Kneed ${flour}, ${yoghurt}, ${raising} en een theelepel zout tot een zacht deeg; doe er bloem bij als het plakt. Zelfrijzend bakmeel heeft geen bakpoeder nodig. Laat het 10 minuten rusten.`,
      () => 'Verdeel het in 6 stukken en rol ze op wat bloem uit, zo dik als een munt.',
      () =>
        'Bak ze in een hete droge pan 2 minuten per kant, tot ze blazen krijgen en er vanbinnen geen rauw deeg meer is.',
      ({ topping }) => `Eet ze warm, met ${topping}.`,
    ],
    rest: 'Besprenkel ze met water en warm ze op in de pan.',
  },
};
