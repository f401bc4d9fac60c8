import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Suppe aus dem, was da ist',
    slots: {
      vegetables: 'Gemüse',
      onion: 'Zwiebeln',
      potato: 'Kartoffel',
      stock: 'Brühe',
      cream: 'Sahne oder Joghurt',
      herbs: 'Kräuter',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Hacke ${onion}. Schneide ${vegetables} und ${potato} in Stücke von 2 cm; lege Blätter beiseite. Maniok wird geschält und erst 25 Minuten weich gekocht, sein Wasser weggegossen.`,
      ({ onion, vegetables }) =>
        `Dünste ${onion} in Öl weich und gib dann ${vegetables}, ohne Blätter, für 5 Minuten dazu.`,
      ({ stock }) =>
        `Gieße ${stock} dazu (Würfel in heißem Wasser) und lass es 18 Minuten köcheln, bis alles weich ist; Blätter nur die letzten 3.`,
      () => 'Püriere die Suppe oder lass sie, wie sie ist. Gib Salz und Pfeffer dazu.',
      ({ cream, herbs }) => `Rühre ${cream} ein und streue ${herbs} darüber.`,
    ],
    rest: 'In Portionen einfrieren oder innerhalb von drei Tagen einmal aufkochen.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'Gemüse',
      tomatoes: 'Tomaten',
      pulses: 'Bohnen',
      onion: 'Zwiebeln',
      pasta: 'kleine Nudeln',
      bacon: 'Speck',
      cheese: 'Hartkäse',
      stock: 'Brühe',
    },
    steps: [
      ({ bacon }) =>
        `Brate ${bacon} in kleinen Stücken in einem großen Topf, rohen Speck, bis er durchgegart ist.`,
      ({ onion }) => `Hacke ${onion} und brate alles in einem großen Topf 5 Minuten in Öl.`,
      ({ vegetables }) => `Schneide ${vegetables} in Würfel. Brate Hartes 5 Minuten mit.`,
      ({ tomatoes, stock, pulses }) =>
        `Gib ${tomatoes}, ${stock} (Würfel in heißem Wasser) und ${pulses} dazu, abgetropft, aus der Dose oder weich gekocht. Lass es 20 Minuten köcheln.`,
      ({ pasta }) => `Gib ${pasta} dazu und koche alles gar; was schon gekocht ist, muss nur dampfen.`,
      () => 'Rühre zartes Gemüse für die letzten 3 Minuten unter und würze es.',
      ({ cheese }) => `Reibe ${cheese} darüber.`,
    ],
    rest: 'Am nächsten Tag noch besser, einmal aufgekocht; die Nudeln saugen Brühe auf, also gib Wasser dazu.',
  },
  'lentil-soup': {
    title: 'Linsensuppe',
    slots: {
      lentils: 'Linsen',
      roots: 'Karotten oder anderes Wurzelgemüse',
      onion: 'Zwiebeln',
      sausage: 'Brühwurst oder Speck',
      tomatoes: 'Tomaten',
      lemon: 'Zitrone oder Essig',
      stock: 'Brühe',
    },
    steps: [
      ({ onion, roots }) => `Hacke ${onion}, würfle ${roots} und brate beides 5 Minuten in Öl.`,
      ({ lentils, stock, tomatoes }) =>
        `Spüle ${lentils} ab. Gib sie dazu, außerdem ${stock} (Würfel in heißem Wasser) und ${tomatoes}.`,
      () =>
        'Lass sie 25 Minuten köcheln, bis sie weich sind; rote brauchen 15, große braune bis zu 40, Schälerbsen bis zu 60.',
      ({ sausage }) =>
        `Schneide ${sausage} in Scheiben und koche alles die letzten 10 Minuten mit; Speck und rohes Kasseler, klein geschnitten, die letzten 20.`,
      ({ lentils, lemon }) => `Würze ${lentils} mit Salz, Pfeffer und ${lemon}.`,
    ],
    rest: 'Lässt sich gut einfrieren; einmal aufkochen.',
  },
  'roast-tomato-soup': {
    title: 'Suppe aus Ofentomaten',
    slots: {
      tomatoes: 'Tomaten',
      peppers: 'Paprika',
      onion: 'Zwiebeln',
      bread: 'Brot',
      stock: 'Brühe',
      cream: 'Sahne',
      basil: 'Basilikum',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Halbiere ${tomatoes}, viertle ${onion} und ${peppers} und gib alles mit ${garlic}, Öl und Salz auf ein Blech.`,
      () => 'Röste es 30 Minuten, bis die Ränder braun sind.',
      ({ stock }) =>
        `Gib alles in einen Topf, gieße ${stock} dazu (Würfel in heißem Wasser), koche es auf und püriere es.`,
      ({ bread }) => `Röste ${bread} im noch heißen Ofen.`,
      ({ cream, basil }) => `Dazu gibt es ${cream} und ${basil}.`,
    ],
    rest: 'Sie ist auch eine Nudelsoße.',
  },
  'chicken-soup': {
    title: 'Hühnersuppe',
    slots: {
      chicken: 'Hähnchenteile',
      roots: 'Karotten und anderes Wurzelgemüse',
      onion: 'Zwiebeln',
      noodles: 'Nudeln',
      herbs: 'frische Kräuter',
      peas: 'Erbsen',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Gib ${chicken}, ${onion}, halbiert, und ${roots} in Scheiben in einen Topf, dazu 1,5 Liter kaltes Wasser und 2 Teelöffel Salz. Bringe alles zum Kochen. Wasche nach rohem Fleisch Hände und Brett.`,
      () =>
        'Lass es 30 Minuten köcheln, bis das Fleisch vom Knochen fällt und durchgegart ist (innen 75 °C). Ein ganzes Huhn braucht 60 oder mehr.',
      ({ chicken }) => `Nimm ${chicken} heraus und zerpflücke das Fleisch, ohne Haut und Knochen.`,
      ({ noodles, peas }) =>
        `Koche ${noodles} nach Packung in der Suppe; gib für die letzten 3 Minuten ${peas} dazu.`,
      ({ chicken, herbs }) => `Gib ${chicken} zurück, lass es aufkochen und streue ${herbs} darüber.`,
    ],
    rest: 'In einer flachen Schale abkühlen, innerhalb von zwei Stunden in den Kühlschrank; einmal aufkochen oder einfrieren.',
  },
  'fish-chowder': {
    title: 'Fischsuppe mit Kartoffeln',
    slots: {
      fish: 'Fisch',
      potatoes: 'Kartoffeln',
      milk: 'Milch',
      leek: 'Lauch',
      corn: 'Mais oder Erbsen',
      bacon: 'Speck',
      stock: 'Brühe',
    },
    steps: [
      ({ bacon }) => `Brate ${bacon} in Streifen in einem großen Topf, bis er durchgegart ist.`,
      ({ leek, potatoes }) =>
        `Dünste ${leek} in Ringen in einem großen Topf in etwas Butter oder Öl weich. Schneide ${potatoes} in Würfel von 1 cm.`,
      ({ potatoes, stock }) =>
        `Gib ${potatoes} und ${stock} dazu (Würfel in heißem Wasser) und lass es 12 Minuten köcheln, bis alles weich ist.`,
      ({ milk, corn }) => `Gieße ${milk} dazu, gib ${corn} hinein und erhitze alles bis kurz vor dem Kochen.`,
      ({ fish }) =>
        `Schneide ${fish} in Stücke und gare sie 5 Minuten in der Suppe, bis sie nicht mehr glasig sind und zerfallen; Garnelen, bis sie rosa, Jakobsmuscheln und Tintenfisch, bis sie durch und durch weiß sind.`,
    ],
    rest: 'Fisch hält sich höchstens zwei Tage; einmal aufwärmen, sanft, bis es dampft.',
  },
  'cold-cucumber-soup': {
    title: 'Kalte Gurkensuppe',
    slots: {
      cucumber: 'Gurke',
      yoghurt: 'Joghurt',
      extra: 'Radieschen oder Avocado',
      herbs: 'Dill oder Minze',
      lemon: 'Zitrone',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Reibe oder püriere die ${cucumber} mit etwas ${garlic}. Schneide ${extra} klein; Erbsen kochen erst 3 Minuten.`,
      ({ yoghurt, lemon, herbs }) =>
        `Rühre ${yoghurt} ein, dazu den Saft von ${lemon}, ${herbs}, Salz und kaltes Wasser, bis es fließt.`,
      () => 'Stelle sie in den Kühlschrank, bis du isst.',
    ],
    rest: 'Für den nächsten Tag, kalt.',
  },
  'stock-of-trimmings': {
    title: 'Brühe aus Gemüseresten',
    slots: {
      trimmings: 'Gemüse und Abschnitte',
      herbs: 'Kräuterstängel',
      bones: 'Knochen oder Hähnchenflügel',
    },
    steps: [
      ({ trimmings }) =>
        `Wasche ${trimmings} und schneide alles grob; auch Enden, Schalen und äußere Blätter, aber nichts Faules oder Schimmliges.`,
      ({ trimmings, bones, herbs }) =>
        `Gib ${trimmings}, ${bones}, ${herbs}, ein paar Pfefferkörner und 2 Liter kaltes Wasser in einen Topf.`,
      () => 'Lass es sanft 60 Minuten köcheln; rohes Geflügel muss durchgegart sein.',
      () =>
        'Gieße die Brühe durch ein Sieb und salze sie. Kühle den Topf in kaltem Wasser und stelle ihn innerhalb von zwei Stunden in den Kühlschrank.',
    ],
    rest: 'Drei Tage im Kühlschrank oder in der Eiswürfelform eingefroren; vor Gebrauch aufkochen.',
  },
};
