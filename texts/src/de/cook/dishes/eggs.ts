import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'Eier',
      vegetables: 'Gemüse zum Braten',
      onion: 'Zwiebeln',
      cheese: 'Käse',
      herbs: 'frische Kräuter',
      oil: 'Öl',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Schneide ${vegetables} und ${onion} klein; was roh und hart ist, etwa Kartoffeln oder Brokkoli, in Würfel von 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Erhitze ${oil} in einer Pfanne, die unter den Grill darf. Brate ${vegetables} und ${onion} darin bei mittlerer Hitze 5 bis 12 Minuten, bis alles weich und trocken ist.`,
      ({ eggs, cheese, herbs }) =>
        `Verquirle ${eggs} mit Salz und Pfeffer. Rühre ${cheese} in kleinen Stücken und ${herbs} unter.`,
      ({ eggs }) =>
        `Gieße die ${eggs} über das Gemüse und lass sie bei kleiner Hitze 10 Minuten stocken, bis nur noch die Oberfläche feucht ist. Heize den Grill vor.`,
      () => 'Stelle die Pfanne 2 bis 3 Minuten unter den Grill, bis das Ei durch und durch gestockt ist.',
    ],
    rest: 'Innerhalb von zwei Stunden in den Kühlschrank. Schmeckt auch kalt, in Stücken oder im Brot.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'Eier',
      tomatoes: 'Tomaten',
      peppers: 'Paprika',
      onion: 'Zwiebeln',
      garlic: 'Knoblauch',
      paprika: 'Paprikapulver oder Kreuzkümmel',
      cheese: 'Käse zum Zerbröseln',
      herbs: 'frische Kräuter',
      oil: 'Öl',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Schneide ${onion} und ${peppers} in Streifen. Brate sie in ${oil} in einer weiten Pfanne etwa 8 Minuten weich.`,
      ({ garlic, paprika, tomatoes }) =>
        `Rühre gehackten ${garlic} und ${paprika} ein, dann ${tomatoes}. Lass es 10 Minuten köcheln, bis es dick ist. Salze es.`,
      ({ eggs }) => `Drücke Mulden in die Soße und schlage die ${eggs} hinein.`,
      () =>
        'Lass es zugedeckt bei kleiner Hitze 8 Minuten garen, bis das Eiweiß fest ist; für kleine Kinder, in der Schwangerschaft, im Alter und bei Krankheit auch das Eigelb.',
      ({ cheese, herbs }) => `Brösle ${cheese} darüber und streue ${herbs} darauf. Iss es mit Brot.`,
    ],
    rest: 'Die Soße hält sich ohne die Eier: Mache nur so viele, wie gegessen werden.',
  },
  omelette: {
    title: 'Omelett',
    slots: {
      eggs: 'Eier',
      filling: 'Füllung nach Wahl',
      cheese: 'Käse',
      herbs: 'frische Kräuter',
      butter: 'Butter',
    },
    steps: [
      ({ filling, butter }) =>
        `Schneide ${filling} klein. Erhitze ${butter} in einer Pfanne, erst nur die Hälfte. Brate, was roh ist, bis es weich und trocken ist, rohen Räucherfisch, bis er zerfällt; Gegartes wärmst du, bis es dampft. Nimm alles heraus.`,
      ({ eggs, herbs }) => `Verquirle ${eggs} mit etwas Salz und rühre ${herbs} unter.`,
      ({ eggs, butter }) =>
        `Erhitze den Rest ${butter}. Gieße ${eggs} hinein und ziehe den Rand 2 Minuten lang zur Mitte, bis die Oberfläche fast gestockt ist.`,
      ({ filling, cheese }) =>
        `Lege ${filling} und ${cheese} auf eine Hälfte, klappe die andere darüber und gare es, bis das Ei gestockt ist.`,
    ],
    rest: 'Am besten sofort; kalt, in Streifen, im Salat oder auf dem Brot.',
  },
  'green-baked-eggs': {
    title: 'Eier im Gemüsebett',
    slots: {
      eggs: 'Eier',
      greens: 'Blattgemüse',
      cream: 'Sahne',
      cheese: 'Käse',
      garlic: 'Knoblauch',
    },
    steps: [
      () => 'Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft.',
      ({ greens, garlic }) =>
        `Wasche ${greens}; schneide Blätter und Lauch in Streifen. Gare alles mit etwas Öl und gehacktem ${garlic} in einer ofenfesten Pfanne weich: Spinat 3 Minuten, Kohl 8. Gieße das Wasser ab.`,
      ({ cream, eggs, cheese }) =>
        `Rühre ${cream}, Salz und Pfeffer unter. Drücke Mulden hinein, schlage die ${eggs} hinein und streue ${cheese} darüber.`,
      () =>
        'Backe es 12 Minuten, bis das Eiweiß fest ist; für kleine Kinder, in der Schwangerschaft, im Alter und bei Krankheit, bis auch das Eigelb fest ist.',
    ],
    rest: 'Das Gemüse hält sich; die Eier schmecken am selben Tag am besten.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'Mürbe- oder Blätterteig',
      eggs: 'Eier',
      cream: 'Sahne oder Milch',
      filling: 'Füllung nach Wahl',
      cheese: 'Käse',
    },
    steps: [
      ({ pastry }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Lege eine Form von 26 cm mit ${pastry} aus, stich den Boden mehrmals ein und backe ihn 15 Minuten vor.`,
      ({ filling }) =>
        `Schneide inzwischen ${filling} klein und brate alles weich und trocken, rohen Speck knusprig. Was schon gegart ist, wird nur geschnitten.`,
      ({ eggs, cream, cheese }) => `Verquirle ${eggs}, ${cream}, ${cheese}, Salz und Pfeffer.`,
      () =>
        'Verteile die Füllung auf dem Teig, gieße die Eier darüber und backe alles 35 Minuten, bis die Mitte gestockt ist und nicht mehr wackelt.',
    ],
    rest: 'Schmeckt auch kalt; innerhalb von zwei Stunden in den Kühlschrank.',
  },
  pancakes: {
    title: 'Pfannkuchen',
    slots: {
      flour: 'Mehl',
      milk: 'Milch',
      eggs: 'Eier',
      topping: 'Obst, Quark oder Marmelade',
      butter: 'Butter',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Verrühre ${flour}, ${eggs} und die halbe Menge ${milk} glatt, dann den Rest und eine Prise Salz. Lass den Teig 5 Minuten stehen.`,
      ({ butter }) =>
        `Erhitze etwas ${butter} in einer Pfanne. Backe eine Kelle Teig etwa eine Minute von jeder Seite; mache weiter, bis er aufgebraucht ist.`,
      ({ topping }) => `Dazu gibt es ${topping} oder einfach Zucker.`,
    ],
    rest: 'Rolle sie am nächsten Tag auf und wärme sie in der Pfanne.',
  },
  'egg-curry': {
    title: 'Eiercurry',
    slots: {
      eggs: 'Eier',
      onion: 'Zwiebeln',
      tomatoes: 'Tomaten',
      vegetables: 'Gemüse',
      coconut: 'Kokosmilch oder Sahne',
      spice: 'Currypulver oder -paste',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ eggs }) =>
        `Koche ${eggs} 9 Minuten, schrecke sie kalt ab und schäle sie. Sind sie schon gekocht, lass das aus.`,
      ({ onion }) =>
        `Schneide ${onion} in Streifen und brate alles in Öl bei mittlerer Hitze etwa 8 Minuten braun.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Rühre gehackten ${garlic} und ${spice} ein, dann ${tomatoes} und ${vegetables}, klein geschnitten; zarte Blätter warten bis zu den letzten 3 Minuten.`,
      ({ coconut }) => `Rühre ${coconut} unter; Joghurt erst am Ende.`,
      () => 'Gieße eine Tasse Wasser dazu und lass es 10 Minuten köcheln, bis alles weich ist.',
      ({ eggs }) => `Halbiere ${eggs} und wärme sie in der Soße. Iss sie mit Reis oder Brot.`,
    ],
    rest: 'Nur einmal aufwärmen, bis es dampft.',
  },
  'meringue-with-fruit': {
    title: 'Baiser mit Obst',
    slots: {
      whites: 'Eiweiß',
      sugar: 'Zucker',
      fruit: 'weiches Obst',
      cream: 'Sahne oder Joghurt',
    },
    steps: [
      ({ whites }) =>
        `Heize den Ofen vor: 120 °C Ober-/Unterhitze oder 100 °C Umluft. Nimm ${whites}; ganze Eier trennst du, und im Eiweiß darf kein Eigelb sein. Schlage das Eiweiß, bis weiche Spitzen stehen.`,
      ({ sugar }) =>
        `Schlage löffelweise ${sugar} unter, bis die Masse steif ist und glänzt. Streiche sie auf Backpapier, etwa 20 cm breit.`,
      () =>
        'Backe sie 75 Minuten, bis sie trocken ist und sich vom Papier löst. Lass sie etwa eine Stunde im Ofen abkühlen.',
      ({ fruit, cream }) => `Gib erst kurz vor dem Essen ${cream} und ${fruit} darauf.`,
    ],
    rest: 'Das Baiser hält sich in einer trockenen Dose; belegt nicht.',
  },
};
