import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Smulpaj på frukt',
    slots: {
      fruit: 'frukt',
      flour: 'mjöl',
      oats: 'havregryn eller nötter',
      fat: 'kallt smör',
      sugar: 'socker',
      cinnamon: 'kanel',
    },
    steps: [
      () => 'Sätt ugnen på 190 °C, 170 °C varmluft.',
      ({ fruit, sugar, cinnamon }) =>
        `Skölj ${fruit}, och kärna ur och skär där det behövs; av rabarber bara stjälkarna, för bladen är giftiga. Koka kvitten mjuka först. Blanda med en tredjedel av ${sugar} och ${cinnamon} i en ugnsform.`,
      ({ flour, fat, oats }) =>
        `Nyp ihop ${flour} med ${fat}, resten av sockret och en nypa salt till smulor. Rör ner ${oats}, och strö över frukten.`,
      () => 'Grädda i 35 minuter, tills ytan är brun, saften bubblar i kanten och frukten är mjuk.',
    ],
    rest: 'Till frukost, med yoghurt.',
  },
  compote: {
    title: 'Fruktkompott',
    slots: {
      fruit: 'frukt',
      sugar: 'socker eller honung',
      lemon: 'citron',
      yoghurt: 'yoghurt eller vaniljsås',
    },
    steps: [
      ({ fruit }) =>
        `Skölj ${fruit}, och kärna ur och skär där det behövs. Skär bort stötta ställen; det som är mögligt slängs, och det gör även rabarberns blad, som är giftiga.`,
      ({ sugar, lemon }) =>
        `Låt sjuda med en skvätt vatten, ${sugar} och ${lemon} i 10 minuter, tills det faller isär så mycket du vill; torkad frukt och kvitten behöver 30, täckta med vatten.`,
      ({ yoghurt }) => `Ät varm eller kall, med ${yoghurt}.`,
    ],
    rest: 'Tre dagar i kylen, eller fryst i små burkar.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: { fruit: 'frukt', liquid: 'mjölk, yoghurt eller juice', greens: 'bladgrönt', oats: 'havregryn' },
    steps: [
      ({ fruit }) => `Skölj ${fruit}, och skala, kärna ur och skär där det behövs.`,
      ({ liquid, greens, oats }) =>
        `Mixa med ${liquid}, ${greens} och ${oats} tills den är slät, och späd med vatten.`,
    ],
    rest: 'En dag i stängd flaska i kylen; eller frys som isglass.',
  },
  'porridge-with-fruit': {
    title: 'Gröt med frukt',
    slots: { oats: 'havregryn', milk: 'mjölk', fruit: 'frukt', nuts: 'nötter', honey: 'honung' },
    steps: [
      ({ oats, milk }) =>
        `Låt ${oats} sjuda i ${milk} med en nypa salt i 6 minuter under omrörning, tills gröten är tjock.`,
      ({ fruit }) => `Skär ${fruit} smått, och värm hälften i gröten.`,
      ({ fruit, nuts, honey }) => `Lägg resten av ${fruit}, ${nuts} och ${honey} ovanpå.`,
    ],
    rest: 'Värm en enda gång med en skvätt mjölk, tills den ångar.',
  },
  'overnight-oats': {
    title: 'Overnight oats',
    slots: { oats: 'havregryn', yoghurt: 'yoghurt', milk: 'mjölk', fruit: 'frukt' },
    steps: [
      ({ oats, yoghurt, milk }) => `Rör ihop ${oats} med ${yoghurt} och ${milk} i två burkar.`,
      ({ fruit }) => `Riv eller skär ${fruit} och rör ner; det som blir brunt läggs ovanpå på morgonen.`,
      () => 'Stäng burkarna och låt stå i kylen över natten, eller minst två timmar.',
    ],
    rest: 'Två dagar i kylen.',
  },
  'fruit-salad-bowl': {
    title: 'Fruktsallad',
    slots: {
      fruit: 'frukt',
      juice: 'citron eller apelsin',
      cream: 'yoghurt eller grädde',
      mint: 'mynta',
      nuts: 'nötter',
    },
    steps: [
      ({ fruit }) => `Skölj ${fruit}, skala och kärna ur där det behövs, och skär i bitar.`,
      ({ juice }) => `Pressa ${juice} och blanda ner genast, så att inget blir brunt.`,
      ({ mint, nuts, cream }) => `Servera med ${mint}, ${nuts} och ${cream}.`,
    ],
    rest: 'Till i morgon i kylen, eller i en smoothie.',
  },
  'baked-fruit': {
    title: 'Ugnsbakad frukt',
    slots: {
      fruit: 'äpplen, päron eller stenfrukt',
      filling: 'nötter, russin eller kakor',
      sugar: 'honung eller socker',
      butter: 'smör',
      cream: 'grädde eller yoghurt',
    },
    steps: [
      ({ fruit }) =>
        `Sätt ugnen på 190 °C, 170 °C varmluft. Halvera ${fruit}, utan kärnor och kärnhus, och lägg i en form med snittytan upp; ananas och rabarberstjälkar i bitar.`,
      ({ filling, sugar, butter }) =>
        `Fyll eller strö med ${filling}, ${sugar} och ${butter}, och häll i några skedar vatten.`,
      () => 'Grädda i 25 minuter, tills frukten är mjuk; hela äpplen behöver 15 minuter till, kvitten 35.',
      ({ cream }) => `Ät varm med ${cream}.`,
    ],
    rest: 'Kall med gröt eller yoghurt.',
  },
  'fruit-batter-pudding': {
    title: 'Frukt i pannkakssmet',
    slots: { fruit: 'frukt', eggs: 'ägg', milk: 'mjölk', flour: 'mjöl', sugar: 'socker' },
    steps: [
      () => 'Sätt ugnen på 180 °C, 160 °C varmluft. Smörj en ugnsform.',
      ({ fruit }) =>
        `Skölj ${fruit}, kärna ur och skär där det behövs, och fördela över botten; av rabarber bara stjälkarna.`,
      ({ eggs, sugar, flour, milk }) =>
        `Vispa ${eggs} med ${sugar} och en nypa salt, sedan ${flour}, sedan ${milk}, och häll över.`,
      () => 'Grädda i 40 minuter, tills den är gyllene och mitten har stelnat.',
    ],
    rest: 'I kylen inom två timmar. God kall, i två dagar till.',
  },
  'rice-pudding-from-rice': {
    title: 'Risgrynsgröt på kokt ris',
    slots: {
      rice: 'kokt ris utan smak',
      milk: 'mjölk',
      sugar: 'socker',
      fruit: 'frukt',
      cinnamon: 'kanel eller vanilj',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Låt ${rice} sjuda i ${milk} med ${sugar} och ${cinnamon} i 18 minuter under omrörning, tills det är krämigt och ångar. Använd bara ris som kyldes inom en timme och har stått i kylen högst en dag.`,
      ({ fruit }) => `Ät het med ${fruit}.`,
    ],
    rest: 'Riset har sparats och värmts en gång: ät upp allt nu.',
  },
};
