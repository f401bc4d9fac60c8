import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Grönsakscurry',
    slots: {
      vegetables: 'grönsaker',
      coconut: 'kokosmjölk, grädde eller tomater',
      protein: 'kikärter eller tofu',
      onion: 'lök',
      spice: 'currypasta eller currypulver',
      ginger: 'ingefära',
      garlic: 'vitlök',
      herbs: 'färsk koriander',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Skiva ${onion} och låt mjukna i olja. Hacka ${garlic} och ${ginger}, tillsätt med ${spice}, och rör i en minut.`,
      ({ vegetables }) =>
        `Skär ${vegetables} i bitar. Rör ner det hårda; blad och det som redan är kokt väntar. Skalad kassava och färska bambuskott kokas i 25 minuter först, och kokvattnet hälls bort.`,
      ({ coconut }) =>
        `Tillsätt ${coconut} och en kopp vatten; yoghurt först på slutet. Låt sjuda i 15 minuter, tills en kniv går in lätt.`,
      ({ protein }) => `Tillsätt ${protein}, avrunnet eller i tärningar.`,
      () => 'Tillsätt bladen, koka i 4 minuter till, och salta. Ät med ris eller bröd.',
      ({ herbs }) => `Strö över ${herbs}.`,
    ],
    rest: 'Godare nästa dag, värmd en enda gång tills den ångar; eller frys.',
  },
  'chicken-curry': {
    title: 'Kycklingcurry',
    slots: {
      chicken: 'kyckling',
      sauce: 'kokosmjölk, yoghurt eller tomater',
      vegetables: 'grönsaker',
      onion: 'lök',
      spice: 'currypasta eller currypulver',
      ginger: 'ingefära',
      garlic: 'vitlök',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Skiva ${onion} och stek i olja tills det är gyllene, 8 minuter. Hacka ${garlic} och tillsätt med ${ginger} och ${spice}.`,
      ({ chicken }) =>
        `Skär ${chicken}, helt tinad, i bitar, med eller utan ben, och bryn i det i 5 minuter. Tvätta händer, kniv och skärbräda efter rått kött.`,
      ({ sauce, vegetables }) =>
        `Rör ner ${sauce}, yoghurt en sked i taget, och ${vegetables}, smått skuret. Låt sjuda på svag värme i 20 minuter; med ben i 15 till.`,
      () => 'Klart när den tjockaste biten är genomkokt, utan rosa (75 °C). Salta.',
    ],
    rest: 'I kylen inom två timmar; värm en enda gång, tills den ångar.',
  },
  'chickpea-stew': {
    title: 'Böngryta med grönt',
    slots: {
      pulses: 'bönor eller kikärter',
      tomatoes: 'tomater',
      greens: 'grönsaker',
      onion: 'lök',
      spice: 'spiskummin eller paprikapulver',
      sausage: 'chorizo eller fetaost',
      garlic: 'vitlök',
    },
    steps: [
      ({ sausage }) =>
        `Stek ${sausage}, i skivor, i en stor gryta i 5 minuter, rått bacon tills det är genomstekt; fetaost väntar till slutet.`,
      ({ onion, garlic, spice }) =>
        `Hacka ${onion} och fräs i olja i en stor gryta. Skiva ${garlic} och tillsätt med ${spice}.`,
      ({ greens }) => `Skär ${greens} smått. Fräs det hårda med i 4 minuter.`,
      ({ tomatoes, pulses }) =>
        `Tillsätt ${tomatoes} och ${pulses}, från burk eller mjukkokta, avrunna om det inte är vita bönor i tomatsås. Låt sjuda i 12 minuter.`,
      () => 'Rör ner blad tills de faller ihop, och smaka av. Fetaost, om du har, smulas över. Ät med bröd.',
    ],
    rest: 'På rostat bröd nästa dag, värmd en enda gång tills den ångar.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'röda linser',
      greens: 'spenat eller andra grönsaker',
      onion: 'lök',
      spice: 'spiskummin, gurkmeja eller currypulver',
      ginger: 'ingefära',
      yoghurt: 'yoghurt',
      lemon: 'citron',
      garlic: 'vitlök',
    },
    steps: [
      ({ lentils }) =>
        `Skölj ${lentils} och låt sjuda i 1,2 liter vatten i 20 minuter, tills de faller isär; bruna eller gröna behöver 35, kluvna ärter 60.`,
      ({ greens }) =>
        `Skär ${greens} smått. Tillsätt det hårda de sista 10 minuterna, blad på slutet, och koka mjukt.`,
      ({ onion, garlic, ginger, spice }) =>
        `Stek under tiden ${onion}, i tunna skivor, i rikligt med olja tills det är brunt. Skiva ${garlic} och ${ginger} och tillsätt med ${spice} i en minut.`,
      ({ lentils, lemon, yoghurt }) =>
        `Häll det över ${lentils}, salta, och servera med ${lemon} och ${yoghurt}.`,
    ],
    rest: 'Den tjocknar: tillsätt vatten och koka upp en gång.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'köttfärs',
      pulses: 'bönor',
      tomatoes: 'tomater',
      peppers: 'paprika',
      onion: 'lök',
      chilli: 'chili',
      chocolate: 'mörk choklad',
      garlic: 'vitlök',
    },
    steps: [
      ({ onion, mince }) =>
        `Hacka ${onion} och fräs i olja. Tillsätt ${mince} och stek tills det är brunt, rått kött utan rosa kvar. Av torkad soja eller linser räcker en tredjedel av vikten, med en halv liter vatten.`,
      ({ peppers, garlic, chilli }) => `Tillsätt ${peppers}, i tärningar, ${garlic}, hackad, och ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Rör ner ${tomatoes}, ${pulses}, som fått rinna av, och en kopp vatten. Låt sjuda i 25 minuter. Bönorna är från burk, eller blötlagda och mjukkokta i förväg: råa är giftiga.`,
      ({ chocolate }) => `Smält ${chocolate} i den.`,
      () => 'Salta, och ät med ris, bröd eller tortillabröd.',
    ],
    rest: 'Frys i portioner, eller värm en enda gång tills den ångar, i wraps eller på bakad potatis.',
  },
  'meat-stew': {
    title: 'Köttgryta med rotfrukter',
    slots: {
      meat: 'grytkött',
      roots: 'morötter och andra rotfrukter',
      onion: 'lök',
      stock: 'buljong',
      wine: 'vin eller öl',
      tomato: 'tomatpuré',
      herbs: 'timjan eller lagerblad',
    },
    steps: [
      ({ meat }) =>
        `Skär ${meat} i bitar på 3 cm, eller låt det sitta kvar på benet. Salta, och bryn i olja i två omgångar. Tvätta skärbräda och händer efter rått kött.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Skiva ${onion} och fräs i samma gryta med ${tomato}. Tillsätt ${wine}, ${stock} (tärning i hett vatten), köttet och ${herbs}.`,
      ({ roots }) =>
        `Lägg på lock och låt sjuda mycket svagt i 120 minuter. Lägg i ${roots}, i bitar, de sista 45.`,
      () => 'Klar när köttet är genomkokt och faller isär för gaffeln. Smaka av.',
    ],
    rest: 'I kylen inom två timmar; värm en enda gång tills den ångar, eller frys i tre månader.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'zucchini, aubergine eller paprika',
      tomatoes: 'tomater',
      onion: 'lök',
      garlic: 'vitlök',
      olives: 'oliver eller kapris',
      herbs: 'basilika eller timjan',
    },
    steps: [
      ({ vegetables }) =>
        `Skär ${vegetables} i bitar på 2 cm. Bryn i rikligt med olja, en sort i taget, och ta upp.`,
      ({ onion, garlic }) => `Skiva ${onion}, hacka ${garlic} och låt mjukna i samma gryta.`,
      ({ tomatoes }) => `Tillsätt ${tomatoes} och grönsakerna, och låt sjuda i 20 minuter.`,
      ({ olives, herbs }) => `Rör ner ${olives} och ${herbs}. God varm eller kall.`,
    ],
    rest: 'Kall med bröd, eller som pastasås.',
  },
  'cabbage-stew': {
    title: 'Kål med potatis',
    slots: {
      cabbage: 'kål',
      potatoes: 'potatis',
      meat: 'kokt korv eller bacon',
      onion: 'lök',
      apple: 'äpple',
      stock: 'buljong',
      mustard: 'senap',
    },
    steps: [
      ({ meat }) =>
        `Skiva ${meat} och stek i en stor gryta tills det är brunt, rå rimmad skinka och bacon tills det är genomstekt.`,
      ({ onion }) => `Skiva ${onion} och stek i olja i en stor gryta tills det är brunt.`,
      ({ cabbage, apple, potatoes }) =>
        `Strimla ${cabbage}, skär ${apple} och ${potatoes} i tärningar, och rör ner allt; surkål ska bara rinna av.`,
      ({ stock }) =>
        `Tillsätt ${stock} (tärning i hett vatten), lägg på lock och koka i 25 minuter, tills potatisen är mjuk.`,
      ({ cabbage, mustard }) => `Smaka av ${cabbage} med salt, peppar och ${mustard}.`,
    ],
    rest: 'Stek den i panna nästa dag, en enda gång, tills den ångar.',
  },
  'pot-of-beans': {
    title: 'Böngryta från grunden',
    slots: {
      beans: 'torkade bönor',
      roots: 'morötter och selleri',
      onion: 'lök',
      tomatoes: 'tomater',
      meat: 'bacon eller chorizo',
      herbs: 'lagerblad eller salvia',
      garlic: 'vitlök',
    },
    steps: [
      ({ beans }) =>
        `Blötlägg kvällen innan ${beans} i rikligt med kallt vatten, i 8 timmar eller mer. Häll bort vattnet.`,
      () =>
        'Koka dem hårt i nytt vatten i 10 minuter: råa kidneybönor är giftiga, och en slow cooker ensam ändrar inte det. Häll av.',
      ({ meat }) => `Stek ${meat}, smått skuret, i en stor gryta.`,
      ({ onion, garlic, herbs }) =>
        `Fräs ${onion}, smått skuret, i olja med ${garlic} i en stor gryta. Tillsätt bönorna, ${herbs} och vatten så att det täcker, och låt sjuda i 75 minuter, tills de är mjuka.`,
      ({ roots, tomatoes }) =>
        `Tillsätt ${roots}, smått skuret, och ${tomatoes} de sista 25 minuterna. Salta på slutet.`,
    ],
    rest: 'Går bra att frysa i spadet; värm en enda gång, tills de ångar.',
  },
};
