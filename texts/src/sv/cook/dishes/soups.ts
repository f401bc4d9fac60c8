import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Soppa på det som finns',
    slots: {
      vegetables: 'grönsaker',
      onion: 'lök',
      potato: 'potatis',
      stock: 'buljong',
      cream: 'grädde eller yoghurt',
      herbs: 'örter',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Hacka ${onion}. Skär ${vegetables} och ${potato} i bitar på 2 cm; spara blad för sig. Kassava skalas och kokas mjuk först, 25 minuter, och kokvattnet hälls bort.`,
      ({ onion, vegetables }) =>
        `Låt ${onion} mjukna i olja, och tillsätt sedan ${vegetables}, utan blad, i 5 minuter.`,
      ({ stock }) =>
        `Tillsätt ${stock} (tärning i hett vatten) och låt sjuda i 18 minuter, tills allt är mjukt; blad bara de sista 3.`,
      () => 'Mixa, eller låt soppan vara som den är. Salta och peppra.',
      ({ cream, herbs }) => `Rör ner ${cream} och lägg ${herbs} ovanpå.`,
    ],
    rest: 'Frys i portioner, eller koka upp en gång inom tre dagar.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'grönsaker',
      tomatoes: 'tomater',
      pulses: 'bönor',
      onion: 'lök',
      pasta: 'små pastasorter',
      bacon: 'bacon',
      cheese: 'hårdost',
      stock: 'buljong',
    },
    steps: [
      ({ bacon }) => `Stek ${bacon}, i små bitar, i en stor gryta, rått bacon tills det är genomstekt.`,
      ({ onion }) => `Hacka ${onion} och fräs i olja i en stor gryta i 5 minuter.`,
      ({ vegetables }) => `Skär ${vegetables} i tärningar. Fräs det hårda i 5 minuter med resten.`,
      ({ tomatoes, stock, pulses }) =>
        `Tillsätt ${tomatoes}, ${stock} (tärning i hett vatten) och ${pulses} som fått rinna av, från burk eller mjukkokta. Låt sjuda i 20 minuter.`,
      ({ pasta }) => `Tillsätt ${pasta} och koka tills den är klar; redan kokt ska bara ånga.`,
      () => 'Rör ner mjuka grönsaker de sista 3 minuterna, och smaka av.',
      ({ cheese }) => `Riv över ${cheese}.`,
    ],
    rest: 'Godare nästa dag, uppkokt en gång; pastan dricker buljong, så tillsätt vatten.',
  },
  'lentil-soup': {
    title: 'Linssoppa',
    slots: {
      lentils: 'linser',
      roots: 'morötter eller andra rotfrukter',
      onion: 'lök',
      sausage: 'kokt korv eller bacon',
      tomatoes: 'tomater',
      lemon: 'citron eller vinäger',
      stock: 'buljong',
    },
    steps: [
      ({ onion, roots }) => `Hacka ${onion}, skär ${roots} i tärningar, och fräs båda i olja i 5 minuter.`,
      ({ lentils, stock, tomatoes }) =>
        `Skölj ${lentils}. Tillsätt med ${stock} (tärning i hett vatten) och ${tomatoes}.`,
      () =>
        'Låt sjuda i 25 minuter, tills de är mjuka; röda behöver 15, stora bruna upp till 40, kluvna ärter upp till 60.',
      ({ sausage }) =>
        `Skiva ${sausage} och koka i soppan de sista 10 minuterna; bacon och rå rimmad skinka, smått skuret, de sista 20.`,
      ({ lentils, lemon }) => `Smaka av ${lentils} med salt, peppar och lite av ${lemon}.`,
    ],
    rest: 'Går bra att frysa; koka upp en gång.',
  },
  'roast-tomato-soup': {
    title: 'Soppa på rostade tomater',
    slots: {
      tomatoes: 'tomater',
      peppers: 'paprika',
      onion: 'lök',
      bread: 'bröd',
      stock: 'buljong',
      cream: 'grädde',
      basil: 'basilika',
      garlic: 'vitlök',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Halvera ${tomatoes}, dela ${onion} och ${peppers} i fyra, och lägg allt på en plåt med ${garlic}, olja och salt.`,
      () => 'Rosta i 30 minuter, tills kanterna är bruna.',
      ({ stock }) => `Lägg allt i en gryta, tillsätt ${stock} (tärning i hett vatten), koka upp och mixa.`,
      ({ bread }) => `Rosta ${bread} i ugnen som fortfarande är varm.`,
      ({ cream, basil }) => `Servera med ${cream} och ${basil}.`,
    ],
    rest: 'Blir också en pastasås.',
  },
  'chicken-soup': {
    title: 'Kycklingsoppa',
    slots: {
      chicken: 'kyckling i bitar',
      roots: 'morötter och andra rotfrukter',
      onion: 'lök',
      noodles: 'nudlar',
      herbs: 'färska örter',
      peas: 'ärter',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Lägg ${chicken}, ${onion}, i halvor, och ${roots}, i skivor, i en gryta med 1,5 liter kallt vatten och 2 teskedar salt. Koka upp. Tvätta händer och skärbräda efter rått kött.`,
      () =>
        'Låt sjuda i 30 minuter, tills köttet lossnar från benen och är genomkokt (75 °C inuti). En hel fågel behöver 60 eller mer.',
      ({ chicken }) => `Ta upp ${chicken} och plocka köttet i bitar, utan skinn och ben.`,
      ({ noodles, peas }) =>
        `Koka ${noodles} i soppan som det står på paketet, och ${peas} de sista 3 minuterna.`,
      ({ chicken, herbs }) => `Lägg tillbaka ${chicken}, koka upp, och tillsätt ${herbs}.`,
    ],
    rest: 'Kyl i ett flatt kärl, i kylen inom två timmar; koka upp en gång, eller frys.',
  },
  'fish-chowder': {
    title: 'Krämig fisksoppa',
    slots: {
      fish: 'fisk',
      potatoes: 'potatis',
      milk: 'mjölk',
      leek: 'purjolök',
      corn: 'majs eller ärter',
      bacon: 'bacon',
      stock: 'buljong',
    },
    steps: [
      ({ bacon }) => `Stek ${bacon}, i strimlor, i en stor gryta tills det är genomstekt.`,
      ({ leek, potatoes }) =>
        `Låt ${leek}, i ringar, mjukna i lite smör eller olja i en stor gryta. Skär ${potatoes} i tärningar på 1 cm.`,
      ({ potatoes, stock }) =>
        `Tillsätt ${potatoes} och ${stock} (tärning i hett vatten), och låt sjuda i 12 minuter, tills det är mjukt.`,
      ({ milk, corn }) => `Häll i ${milk}, tillsätt ${corn}, och värm tills det nästan kokar.`,
      ({ fish }) =>
        `Skär ${fish} i bitar och koka i soppan i 5 minuter, tills den är ogenomskinlig och faller isär; räkor tills de är rosa, pilgrimsmusslor och bläckfisk tills de är vita rakt igenom.`,
    ],
    rest: 'Fisk håller högst två dagar; värm en gång, försiktigt, tills det ångar.',
  },
  'cold-cucumber-soup': {
    title: 'Kall gurksoppa',
    slots: {
      cucumber: 'gurka',
      yoghurt: 'yoghurt',
      extra: 'rädisor eller avokado',
      herbs: 'dill eller mynta',
      lemon: 'citron',
      garlic: 'vitlök',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Riv eller mixa ${cucumber} med lite ${garlic}. Skär ${extra} smått; ärter kokas i 3 minuter först.`,
      ({ yoghurt, lemon, herbs }) =>
        `Rör ner ${yoghurt}, saften av ${lemon}, ${herbs}, salt, och kallt vatten tills soppan flyter.`,
      () => 'Låt stå i kylen tills du äter.',
    ],
    rest: 'Till nästa dag, kall.',
  },
  'stock-of-trimmings': {
    title: 'Buljong på grönsaker och rens',
    slots: {
      trimmings: 'grönsaker och deras ändar',
      herbs: 'stjälkar av örter',
      bones: 'ben eller kycklingvingar',
    },
    steps: [
      ({ trimmings }) =>
        `Skölj ${trimmings} och skär grovt; ändar, skal och yttre blad också, men inget ruttet eller mögligt.`,
      ({ trimmings, bones, herbs }) =>
        `Lägg ${trimmings} i en gryta med ${bones}, ${herbs}, några pepparkorn och 2 liter kallt vatten.`,
      () => 'Låt sjuda svagt i 60 minuter; rå fågel ska vara genomkokt.',
      () => 'Sila och salta. Kyl grytan i kallt vatten, och ställ in den i kylen inom två timmar.',
    ],
    rest: 'Tre dagar i kylen, eller fryst som isbitar; koka upp före användning.',
  },
};
