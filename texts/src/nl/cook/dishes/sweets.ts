import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Fruitcrumble',
    slots: {
      fruit: 'fruit',
      flour: 'bloem',
      oats: 'havermout of noten',
      fat: 'koude boter',
      sugar: 'suiker',
      cinnamon: 'kaneel',
    },
    steps: [
      () => 'Verwarm de oven op 190 °C, of 170 °C hetelucht.',
      ({ fruit, sugar, cinnamon }) =>
        `Was ${fruit}, en ontpit en snijd waar nodig; van rabarber alleen de stelen, want de bladeren zijn giftig. Kook kweeperen eerst zacht. Meng in een ovenschaal met een derde van ${sugar} en ${cinnamon}.`,
      ({ flour, fat, oats }) =>
        `Wrijf ${flour} met ${fat}, de rest van de suiker en een snufje zout tot kruimels. Roer ${oats} erdoor en strooi over het fruit.`,
      () => 'Bak 35 minuten, tot de bovenkant bruin is, het sap aan de rand borrelt en het fruit zacht is.',
    ],
    rest: 'Voor het ontbijt, met yoghurt.',
  },
  compote: {
    title: 'Compote',
    slots: { fruit: 'fruit', sugar: 'suiker of honing', lemon: 'citroen', yoghurt: 'yoghurt of vla' },
    steps: [
      ({ fruit }) =>
        `Was ${fruit}, en ontpit en snijd waar nodig. Snijd beurse plekken weg; wat beschimmeld is, gooi je weg, en de bladeren van rabarber ook, want die zijn giftig.`,
      ({ sugar, lemon }) =>
        `Kook met een scheutje water, ${sugar} en ${lemon} 10 minuten zacht, tot het zo ver uit elkaar valt als je wilt; gedroogd fruit en kweeperen 30 minuten, onder water.`,
      ({ yoghurt }) => `Eet het warm of koud, met ${yoghurt}.`,
    ],
    rest: 'Drie dagen koud, of ingevroren in kleine bakjes.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: { fruit: 'fruit', liquid: 'melk, yoghurt of sap', greens: 'bladgroente', oats: 'havermout' },
    steps: [
      ({ fruit }) => `Was ${fruit}, en schil, ontpit en snijd waar nodig.`,
      ({ liquid, greens, oats }) => `Pureer met ${liquid}, ${greens} en ${oats} glad, en verdun met water.`,
    ],
    rest: 'Een dag in een dichte fles in de koelkast; of vries er ijslolly’s van.',
  },
  'porridge-with-fruit': {
    title: 'Havermoutpap met fruit',
    slots: { oats: 'havermout', milk: 'melk', fruit: 'fruit', nuts: 'noten', honey: 'honing' },
    steps: [
      ({ oats, milk }) =>
        `Kook ${oats} in ${milk} met een snufje zout 6 minuten zacht onder roeren, tot het dik is.`,
      ({ fruit }) => `Snijd ${fruit} klein en warm de helft mee in de pap.`,
      ({ fruit, nuts, honey }) => `Doe de rest van ${fruit}, ${nuts} en ${honey} erop.`,
    ],
    rest: 'Eén keer opwarmen met een scheutje melk, tot het dampt.',
  },
  'overnight-oats': {
    title: 'Overnight oats',
    slots: { oats: 'havermout', yoghurt: 'yoghurt', milk: 'melk', fruit: 'fruit' },
    steps: [
      ({ oats, yoghurt, milk }) => `Roer ${oats} met ${yoghurt} en ${milk} in twee potten.`,
      ({ fruit }) => `Rasp of snijd ${fruit} en roer erdoor; wat bruin wordt, gaat er ’s ochtends op.`,
      () => 'Sluit de potten en zet ze een nacht in de koelkast, of minstens twee uur.',
    ],
    rest: 'Twee dagen in de koelkast.',
  },
  'fruit-salad-bowl': {
    title: 'Fruitsalade',
    slots: {
      fruit: 'fruit',
      juice: 'citroen of sinaasappel',
      cream: 'yoghurt of slagroom',
      mint: 'munt',
      nuts: 'noten',
    },
    steps: [
      ({ fruit }) => `Was ${fruit}, schil en ontpit waar nodig, en snijd in hapklare stukken.`,
      ({ juice }) => `Meng meteen met ${juice}, uitgeperst, zodat niets bruin wordt.`,
      ({ mint, nuts, cream }) => `Serveer met ${mint}, ${nuts} en ${cream}.`,
    ],
    rest: 'Tot morgen in de koelkast, of in een smoothie.',
  },
  'baked-fruit': {
    title: 'Fruit uit de oven',
    slots: {
      fruit: 'appels, peren of steenvruchten',
      filling: 'noten, rozijnen of koekjes',
      sugar: 'honing of suiker',
      butter: 'boter',
      cream: 'slagroom of yoghurt',
    },
    steps: [
      ({ fruit }) =>
        `Verwarm de oven op 190 °C, of 170 °C hetelucht. Halveer ${fruit}, zonder pitten en klokhuis, en leg in een schaal met de snijkant naar boven; ananas en rabarberstelen in stukken.`,
      ({ filling, sugar, butter }) =>
        `Vul of bestrooi met ${filling}, ${sugar} en ${butter}, en voeg een paar lepels water toe.`,
      () => 'Bak 25 minuten, tot alles zacht is; hele appels 15 minuten langer, kweeperen 35.',
      ({ cream }) => `Eet het warm met ${cream}.`,
    ],
    rest: 'Koud bij havermout of yoghurt.',
  },
  'fruit-batter-pudding': {
    title: 'Clafoutis',
    slots: { fruit: 'fruit', eggs: 'eieren', milk: 'melk', flour: 'bloem', sugar: 'suiker' },
    steps: [
      () => 'Verwarm de oven op 180 °C, of 160 °C hetelucht. Vet een ovenschaal in met boter of olie.',
      ({ fruit }) =>
        `Was ${fruit}, ontpit en snijd waar nodig, en verdeel over de bodem; van rabarber alleen de stelen.`,
      ({ eggs, sugar, flour, milk }) =>
        `Klop ${eggs} met ${sugar} en een snufje zout, dan ${flour}, dan ${milk}, en giet eroverheen.`,
      () => 'Bak 40 minuten, tot het goudbruin is en het midden gestold.',
    ],
    rest: 'Binnen twee uur in de koelkast. Ook koud lekker, nog twee dagen.',
  },
  'rice-pudding-from-rice': {
    title: 'Rijstepap van gekookte rijst',
    slots: {
      rice: 'gewone gekookte rijst',
      milk: 'melk',
      sugar: 'suiker',
      fruit: 'fruit',
      cinnamon: 'kaneel of vanille',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Kook ${rice} in ${milk} met ${sugar} en ${cinnamon} 18 minuten zacht onder vaak roeren, tot het romig is en dampt. Gebruik alleen rijst die binnen een uur is afgekoeld en hoogstens een dag in de koelkast stond.`,
      ({ fruit }) => `Eet het heet met ${fruit}.`,
    ],
    rest: 'De rijst is bewaard en één keer opgewarmd: eet nu alles op.',
  },
};
