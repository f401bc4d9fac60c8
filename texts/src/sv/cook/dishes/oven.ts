import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Kyckling på plåt',
    slots: {
      chicken: 'kycklinglår eller annan fågel i bitar',
      vegetables: 'grönsaker att rosta',
      lemon: 'citron',
      herbs: 'timjan eller rosmarin',
      garlic: 'vitlök',
      oil: 'olja',
    },
    steps: [
      ({ vegetables }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Skär ${vegetables}: hårda i bitar på 2 cm, mjuka större. Stycka hel fågel, och tina fryst kött i kylen i förväg. Tvätta händer, kniv och skärbräda efteråt.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Blanda allt på en plåt med ${oil}, hela klyftor ${garlic}, ${herbs}, ${lemon} i skivor, och salt. Lägg ${chicken} ovanpå, med skinnet upp.`,
      () => 'Rosta i 40 minuter, och vänd grönsakerna en gång.',
      () =>
        'Köttet är genomstekt när saften vid benet är klar: 75 °C i den tjockaste delen. Stora bitar behöver 10 till 20 minuter till.',
    ],
    rest: 'Plocka köttet från benen och ställ in det i kylen inom två timmar; till sallad, soppa eller stekt ris.',
  },
  'vegetable-traybake': {
    title: 'Rostade grönsaker',
    slots: {
      vegetables: 'grönsaker att rosta',
      protein: 'ost, kikärter eller tofu',
      herbs: 'örter',
      sauce: 'yoghurt eller hummus',
      lemon: 'citron',
      oil: 'olja',
    },
    steps: [
      ({ vegetables }) =>
        `Sätt ugnen på 220 °C, 200 °C varmluft. Skär ${vegetables}: hårda smått, mjuka stort.`,
      ({ oil, herbs }) => `Blanda på en plåt med ${oil}, salt och ${herbs}, i ett lager.`,
      () => 'Rosta i 20 minuter, och vänd sedan.',
      ({ protein }) => `Lägg ${protein} på plåten, i bitar eller avrunnet.`,
      () => 'Rosta i 15 minuter till, tills kanterna är bruna och det hårda är mjukt.',
      ({ lemon, sauce }) => `Pressa över ${lemon} och ät med ${sauce}.`,
    ],
    rest: 'Till en frittata, en soppa, eller kallt med gryn.',
  },
  'sausage-traybake': {
    title: 'Korv och grönsaker på plåt',
    slots: {
      sausages: 'korv',
      vegetables: 'grönsaker att rosta',
      apple: 'äpple',
      mustard: 'senap eller honung',
      oil: 'olja',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Skär ${vegetables} och ${apple} i klyftor, och blanda med ${oil} och salt.`,
      ({ sausages }) =>
        `Lägg ${sausages} emellan och rosta i 20 minuter; det som är kokt eller gjort av växter väntar till nästa steg.`,
      () => 'Vänd allt och rosta i 20 minuter till, tills allt är brunt.',
      () => 'Se till att köttet är genomstekt, utan rosa inuti (75 °C; rimmad skinka förblir rosa).',
      ({ mustard }) => `Rör ner ${mustard} i skyn.`,
    ],
    rest: 'Skiva korven kall till linser eller en sallad.',
  },
  'fish-traybake': {
    title: 'Fisk på plåt',
    slots: {
      fish: 'fiskfiléer',
      vegetables: 'grönsaker',
      lemon: 'citron',
      olives: 'oliver eller kapris',
      herbs: 'dill eller persilja',
      oil: 'olja',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Skiva ${vegetables} tunt, blanda med ${oil} och salt på en plåt, och rosta i 18 minuter.`,
      ({ fish, lemon, olives }) =>
        `Lägg ${fish} ovanpå, tinad om den är fryst, med salt, skivor av ${lemon} och ${olives}.`,
      () =>
        'Rosta i 12 minuter, tills fisken är ogenomskinlig och faller isär; hel fisk behöver 10 till, fiskpinnar det som står på paketet.',
      ({ herbs }) => `Strö över ${herbs}.`,
    ],
    rest: 'Fisk håller två dagar; kall, i bitar i en sallad.',
  },
  gratin: {
    title: 'Gratäng',
    slots: {
      vegetables: 'potatis, blomkål eller rotfrukter',
      cream: 'grädde eller mjölk',
      cheese: 'ost som smälter',
      garlic: 'vitlök',
      nutmeg: 'muskot',
    },
    steps: [
      ({ vegetables }) =>
        `Sätt ugnen på 190 °C, 170 °C varmluft. Skär ${vegetables} i skivor på 3 mm, blomkål och liknande i buketter.`,
      ({ cream, garlic, nutmeg }) => `Hacka ${garlic} och värm ${cream} med det, ${nutmeg}, salt och peppar.`,
      ({ vegetables, cream, cheese }) =>
        `Varva ${vegetables} i en oljad form, häll över ${cream} och lägg ${cheese} överst.`,
      () => 'Grädda i 50 minuter, tills en kniv går igenom lätt. Täck över om den får färg för tidigt.',
    ],
    rest: 'Stek skivor en gång i panna, tills de ångar.',
  },
  'mash-topped-pie': {
    title: 'Köttfärspaj med mostäcke',
    slots: {
      potatoes: 'potatis',
      filling: 'köttfärs eller rester av stek',
      roots: 'morötter och ärter',
      onion: 'lök',
      milk: 'mjölk',
      stock: 'buljong',
      tomato: 'tomatpuré',
    },
    steps: [
      ({ potatoes }) =>
        `Koka ${potatoes}, skalad och i bitar, i saltat vatten i 18 minuter, tills den är mjuk. Mos som redan finns behöver bara värmas.`,
      ({ onion, roots, filling }) =>
        `Stek under tiden ${onion} och ${roots}, smått skuret, i olja. Tillsätt ${filling}: rått kött steks tills det är brunt och genomstekt, utan rosa kvar, annat tills det ångar. Av torkad soja räcker en tredjedel av vikten, blötlagd i 10 minuter.`,
      ({ tomato, stock, milk }) =>
        `Rör ner ${tomato} och ${stock} (tärning i hett vatten), och låt sjuda tills det är tjockt. Mosa potatisen med ${milk} och salt. Sätt ugnen på 200 °C, 180 °C varmluft.`,
      () =>
        'Lägg fyllningen i en form och moset ovanpå, rugga upp det med en gaffel och grädda i 25 minuter, tills det bubblar.',
    ],
    rest: 'Går bra att frysa i portioner; gjordes den av rester ska den ätas upp nu.',
  },
  'fish-pie-with-mash': {
    title: 'Fiskgratäng med mos',
    slots: {
      potatoes: 'potatis',
      fish: 'fisk och skaldjur',
      milk: 'mjölk',
      flour: 'mjöl',
      greens: 'ärter eller spenat',
      butter: 'smör',
      eggs: 'hårdkokta ägg',
    },
    steps: [
      ({ potatoes }) =>
        `Koka ${potatoes}, i bitar, i saltat vatten i 18 minuter, och mosa sedan med lite mjölk. Mos som redan finns behöver bara värmas.`,
      ({ butter, flour, milk }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Hetta upp ${butter}, rör ner ${flour} i en minut och vispa ner ${milk}. Koka tills det tjocknar, och smaka av.`,
      ({ fish, greens, eggs }) =>
        `Lägg ${fish}, i bitar och tinad, ${greens} och ${eggs}, kokta i 9 minuter och delade i fyra, i en form, och såsen över. Fräs purjolök mjuk först.`,
      () =>
        'Täck med moset och grädda i 25 minuter, tills det bubblar och fisken i mitten är ogenomskinlig och faller isär.',
    ],
    rest: 'Två dagar i kylen; värm en enda gång, tills det ångar. Om det gick åt rester av fisk ska allt ätas upp nu.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'pizzadeg eller tunnbröd',
      sauce: 'tomatsås',
      cheese: 'mozzarella eller annan ost',
      topping: 'pålägg',
    },
    steps: [
      ({ base }) =>
        `Värm ugnen och en plåt så hett det går, 240 °C eller mer. Kavla ut eller lägg ut ${base}.`,
      ({ sauce, topping, cheese }) =>
        `Bred ${sauce} tunt, sedan ${topping}, i tunna skivor, och ${cheese}. Potatis och aubergine skärs tunt som papper. Blad och lufttorkad skinka läggs på efter gräddningen.`,
      () => 'Grädda i 12 minuter, tunnbröd i 8, tills kanten är brun och mitten torr.',
    ],
    rest: 'Två dagar i kylen; gör den krispig en gång i en torr panna med lock.',
  },
  'baked-potatoes': {
    title: 'Bakad potatis',
    slots: {
      potatoes: 'stora potatisar',
      topping: 'fyllning',
      salad: 'sallad',
      butter: 'smör',
    },
    steps: [
      ({ potatoes }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Tvätta och stick hål i ${potatoes} och baka på gallret i 60 minuter, tills de ger efter när man trycker.`,
      ({ topping }) =>
        `Förbered ${topping}: fräs purjolök, svamp, broccoli och spenat mjukt, värm bönor och rester tills de ångar, låt fisk på burk rinna av. Krydda.`,
      ({ potatoes, topping, butter, salad }) =>
        `Skär upp ${potatoes}, lägg i ${butter} och ${topping}, och ät med ${salad}.`,
    ],
    rest: 'Kalla steks i skivor.',
  },
};
