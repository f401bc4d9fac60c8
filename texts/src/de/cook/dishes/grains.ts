import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Gebratener Reis',
    slots: {
      rice: 'Reis vom Vortag',
      vegetables: 'Gemüse',
      eggs: 'Eier',
      protein: 'Tofu oder Fleischreste',
      soy: 'Sojasoße',
      ginger: 'Ingwer',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Schneide ${vegetables} und ${protein} klein und hacke ${garlic} und ${ginger}. Ab jetzt geht es schnell.`,
      ({ vegetables, protein }) =>
        `Erhitze Öl in einer weiten Pfanne. Brate ${vegetables} bei großer Hitze 4 Minuten, das Harte zuerst. Gib ${protein}, Knoblauch und Ingwer dazu.`,
      ({ rice }) =>
        `Jetzt kommt ${rice} dazu: Zerteile die Klumpen und brate ihn 4 Minuten, bis jedes Korn dampft. Nimm nur Reis, der innerhalb einer Stunde abgekühlt war und höchstens einen Tag im Kühlschrank stand.`,
      ({ soy }) => `Rühre ${soy} ein.`,
      ({ eggs }) =>
        `Schiebe den Reis zur Seite, rühre die ${eggs} in der freien Hälfte der Pfanne, bis sie gestockt sind, und mische sie unter.`,
    ],
    rest: 'Reis wird nur einmal aufgewärmt: Iss jetzt alles auf.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'Risottoreis',
      vegetables: 'Gemüse',
      onion: 'Zwiebeln',
      stock: 'Brühe',
      wine: 'Weißwein',
      cheese: 'Hartkäse',
      butter: 'Butter',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Erhitze ${stock} (Würfel in heißem Wasser). Hacke ${onion} und schneide ${vegetables} klein.`,
      ({ onion, rice, wine }) =>
        `Dünste ${onion} in Öl weich, rühre ${rice} ein, bis alles heiß ist, dann ${wine}. Lass es verkochen.`,
      ({ vegetables }) =>
        `Gieße kellenweise heiße Brühe dazu, immer wenn die letzte Kelle aufgesogen ist, und rühre 18 Minuten; Perlgraupen brauchen 35. Gib ${vegetables} dazu: Hartes am Anfang, Weiches für die letzten 5 Minuten.`,
      ({ butter, cheese }) =>
        `Nimm den Topf vom Herd und rühre ${butter} und ${cheese} unter. Der Risotto soll langsam fließen.`,
    ],
    rest: 'Zum Abkühlen innerhalb einer Stunde ausbreiten; am nächsten Tag einmal als flache Küchlein braten, bis sie dampfen.',
  },
  'vegetable-pilaf': {
    title: 'Gemüsepilaw',
    slots: {
      rice: 'Reis',
      vegetables: 'Gemüse',
      pulses: 'Bohnen oder Kichererbsen',
      onion: 'Zwiebeln',
      spice: 'Kreuzkümmel oder Currypulver',
      stock: 'Brühe',
      nuts: 'Nüsse oder Rosinen',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Schneide ${onion} in Streifen und ${vegetables} klein. Brate beides 6 Minuten in Öl.`,
      ({ rice, spice, pulses }) =>
        `Spüle den ${rice} ab. Rühre ihn unter, dazu ${spice} und ${pulses}, abgetropft.`,
      ({ stock }) =>
        `Gieße ${stock} dazu (Würfel in heißem Wasser), koche es auf und gare es zugedeckt bei kleinster Hitze 12 Minuten; braunen Reis 30, mit einer Tasse Wasser mehr.`,
      ({ rice, nuts }) =>
        `Lass den ${rice} neben dem Herd zugedeckt 10 Minuten stehen, lockere ihn dann mit einer Gabel und mische ${nuts} unter.`,
    ],
    rest: 'Zum Abkühlen innerhalb einer Stunde ausbreiten und am nächsten Tag essen, dampfend heiß, einmal aufgewärmt.',
  },
  'chicken-and-rice': {
    title: 'Huhn und Reis aus einem Topf',
    slots: {
      chicken: 'Hähnchenteile',
      rice: 'Reis',
      vegetables: 'Gemüse',
      onion: 'Zwiebeln',
      stock: 'Brühe',
      lemon: 'Zitrone',
      paprika: 'Paprikapulver',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Zerteile ganzes Geflügel, und taue gefrorenes vorher im Kühlschrank auf. Salze ${chicken}, reibe das Fleisch mit ${paprika} ein und brate es in einem weiten Topf in Öl rundum braun. Nimm es heraus. Wasche nach rohem Fleisch Hände, Messer und Brett.`,
      ({ onion, vegetables, rice }) =>
        `Brate ${onion} und ${vegetables}, klein geschnitten, im selben Topf 5 Minuten. Rühre den ${rice} unter.`,
      ({ stock, chicken }) =>
        `Gieße ${stock} dazu (Würfel in heißem Wasser), lege ${chicken} darauf und lass es zugedeckt sanft 20 Minuten köcheln; mit braunem Reis 35, und mit einer Tasse Wasser mehr.`,
      () =>
        'Lass es neben dem Herd zugedeckt 10 Minuten stehen. Das Fleisch ist durchgegart, wenn sein Saft klar herausläuft (75 °C an der dicksten Stelle); wenn nicht, kommt es zurück auf den Herd.',
      ({ lemon }) => `Presse ${lemon} darüber aus.`,
    ],
    rest: 'Innerhalb einer Stunde abkühlen und nur einmal aufwärmen, bis es dampft.',
  },
  'grain-salad': {
    title: 'Getreidesalat',
    slots: {
      grain: 'Couscous, Bulgur oder Quinoa',
      vegetables: 'Gemüse',
      cheese: 'Käse zum Zerbröseln',
      pulses: 'Bohnen oder Kichererbsen',
      herbs: 'frische Kräuter',
      lemon: 'Zitrone',
      fruit: 'Obst oder Oliven',
      oil: 'Öl',
    },
    steps: [
      ({ grain }) =>
        `Koche ${grain} nach Packung und breite alles zum Abkühlen auf einem Teller aus. Was schon gekocht ist, wird nur gelockert.`,
      ({ vegetables }) =>
        `Schneide ${vegetables} klein. Brokkoli, Spargel, Erbsen, Mais und Ähnliches kochst du erst 3 Minuten, grüne Bohnen 8.`,
      ({ lemon, oil }) => `Rühre ein Dressing aus ${lemon}, ${oil}, Salz und Pfeffer.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Mische ${grain} mit dem Gemüse und dem Dressing; dazu ${pulses}, abgetropft, ${fruit} und ${herbs}. Brösle ${cheese} darüber.`,
    ],
    rest: 'Ein Mittagessen für morgen; Blätter erst anmachen, wenn sie gegessen werden.',
  },
  'stuffed-vegetables': {
    title: 'Gefülltes Gemüse',
    slots: {
      shells: 'Paprika oder anderes Gemüse zum Füllen',
      rice: 'Reis oder Getreide, gekocht',
      filling: 'Hackfleisch, Bohnen oder Pilze',
      tomatoes: 'Tomaten',
      cheese: 'Käse',
      onion: 'Zwiebeln',
    },
    steps: [
      ({ shells }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Halbiere ${shells}, höhle alles aus und hacke, was herauskommt. Kürbis backt erst 25 Minuten allein; Kohlblätter kochst du, bis sie sich biegen.`,
      ({ shells, onion, filling }) =>
        `Brate 8 Minuten lang, was beim Aushöhlen herauskam (${shells}), dazu ${onion}, gehackt, und ${filling}, klein geschnitten oder abgetropft. Hackfleisch muss braun und durchgegart sein.`,
      ({ rice, cheese }) =>
        `Dann kommt ${rice} dazu, und die halbe Menge ${cheese}. Würze kräftig und fülle die Hälften, oder rolle es in die Blätter. Nimm nur Reis, der innerhalb einer Stunde abgekühlt war und höchstens einen Tag im Kühlschrank stand.`,
      ({ tomatoes, cheese }) =>
        `Gib ${tomatoes}, gehackt, in eine Form, das gefüllte Gemüse darauf und den Rest ${cheese} darüber. Backe alles 35 Minuten, bis es weich ist und innen dampft.`,
    ],
    rest: 'Der Reis wurde aufgehoben und einmal erwärmt: Iss jetzt alles auf.',
  },
  'rice-porridge': {
    title: 'Reissuppe mit Ingwer',
    slots: {
      rice: 'Reis, gekocht',
      stock: 'Brühe',
      ginger: 'Ingwer',
      topping: 'Einlage nach Wahl',
      soy: 'Sojasoße',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `In den Topf kommt ${rice}, dazu ${stock} (Würfel in heißem Wasser) und ${ginger} in Scheiben. Koche alles 15 Minuten unter Rühren, bis es dick und cremig ist. Nimm nur Reis, der innerhalb einer Stunde abgekühlt war und höchstens einen Tag im Kühlschrank stand.`,
      ({ topping }) =>
        `Gib für die letzten 4 Minuten ${topping}, klein geschnitten, dazu, bis alles weich und durch und durch heiß ist.`,
      ({ soy }) => `Würze mit ${soy}.`,
    ],
    rest: 'Der Reis wurde aufgehoben und einmal erwärmt: Iss jetzt alles auf.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta mit Pfannengemüse',
    slots: {
      polenta: 'Polenta',
      vegetables: 'Gemüse',
      cheese: 'Käse',
      stock: 'Brühe',
      garlic: 'Knoblauch',
      herbs: 'Kräuter',
    },
    steps: [
      ({ stock, polenta }) =>
        `Koche ${stock} auf (Würfel in heißem Wasser) und rühre ${polenta} in dünnem Strahl ein.`,
      () =>
        'Lass es bei kleinster Hitze 25 Minuten kochen und rühre ab und zu; Schnellpolenta und Grieß nach Packung.',
      ({ vegetables, garlic, herbs }) =>
        `Brate inzwischen ${vegetables} in Stücken in Öl weich; für die letzten Minuten kommen ${garlic} und ${herbs} dazu.`,
      ({ cheese, vegetables }) => `Rühre ${cheese} in die Polenta. Dazu gibt es ${vegetables}.`,
    ],
    rest: 'Kalt wird sie fest: Schneide sie in Scheiben und brate sie.',
  },
  'rice-bowl': {
    title: 'Reis-Bowl',
    slots: {
      rice: 'Reis',
      protein: 'Tofu oder Fisch',
      vegetables: 'Gemüse',
      soy: 'Sojasoße',
      lime: 'Limette',
      seeds: 'Sesam',
    },
    steps: [
      ({ rice }) =>
        `Koche ${rice} in doppelt so viel Salzwasser zugedeckt 12 Minuten; braunen Reis und anderes Getreide nach Packung.`,
      ({ protein }) =>
        `Schneide inzwischen ${protein} in Stücke und brate sie in etwas Öl braun; rohen Fisch, bis er durch und durch zerfällt. Geräuchertes, Gegartes und was aus der Dose kommt, bleibt, wie es ist.`,
      ({ vegetables }) => `Schneide ${vegetables} in dünne Scheiben; Edamame kochen 4 Minuten.`,
      ({ soy, lime, seeds }) => `Gib alles auf den Reis, dazu ${soy}, ${lime} und ${seeds}.`,
    ],
    rest: 'Hebe den Reis getrennt auf, innerhalb einer Stunde abgekühlt, und iss ihn am nächsten Tag, kalt oder dampfend heiß.',
  },
};
