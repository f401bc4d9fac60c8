import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Gemüsecurry',
    slots: {
      vegetables: 'Gemüse',
      coconut: 'Kokosmilch, Sahne oder Tomaten',
      protein: 'Kichererbsen oder Tofu',
      onion: 'Zwiebeln',
      spice: 'Currypaste oder -pulver',
      ginger: 'Ingwer',
      garlic: 'Knoblauch',
      herbs: 'Koriandergrün',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Schneide ${onion} in Streifen und dünste alles in Öl weich. Gib ${garlic} und ${ginger}, gehackt, und ${spice} dazu und rühre eine Minute.`,
      ({ vegetables }) =>
        `Schneide ${vegetables} in mundgerechte Stücke. Rühre Hartes unter; Blätter und schon Gegartes warten noch. Geschälter Maniok und frische Bambussprossen kochen erst 25 Minuten, und ihr Wasser wird weggegossen.`,
      ({ coconut }) =>
        `Gib ${coconut} und eine Tasse Wasser dazu; Joghurt erst am Ende. Lass es 15 Minuten köcheln, bis ein Messer leicht hineingeht.`,
      ({ protein }) => `Gib ${protein} dazu, abgetropft oder gewürfelt.`,
      () => 'Gib die Blätter dazu, koche es noch 4 Minuten und salze es. Iss es mit Reis oder Brot.',
      ({ herbs }) => `Streue ${herbs} darüber.`,
    ],
    rest: 'Am nächsten Tag noch besser, einmal aufgewärmt, bis es dampft; oder einfrieren.',
  },
  'chicken-curry': {
    title: 'Hähnchencurry',
    slots: {
      chicken: 'Hähnchen',
      sauce: 'Kokosmilch, Joghurt oder Tomaten',
      vegetables: 'Gemüse',
      onion: 'Zwiebeln',
      spice: 'Currypaste oder -pulver',
      ginger: 'Ingwer',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Schneide ${onion} in Streifen und brate alles in Öl 8 Minuten goldbraun. Gib gehackten ${garlic}, ${ginger} und ${spice} dazu.`,
      ({ chicken }) =>
        `Schneide ${chicken}, ganz aufgetaut, in Stücke, mit oder ohne Knochen, und brate sie darin 5 Minuten an. Wasche nach rohem Fleisch Hände, Messer und Brett.`,
      ({ sauce, vegetables }) =>
        `Rühre ${sauce} ein, Joghurt löffelweise, und ${vegetables}, klein geschnitten. Lass es bei kleiner Hitze 20 Minuten köcheln; mit Knochen 15 länger.`,
      () => 'Es ist fertig, wenn das dickste Stück durchgegart und nicht mehr rosa ist (75 °C). Salze es.',
    ],
    rest: 'Innerhalb von zwei Stunden in den Kühlschrank; einmal aufwärmen, bis es dampft.',
  },
  'chickpea-stew': {
    title: 'Bohneneintopf mit Gemüse',
    slots: {
      pulses: 'Bohnen oder Kichererbsen',
      tomatoes: 'Tomaten',
      greens: 'Gemüse',
      onion: 'Zwiebeln',
      spice: 'Kreuzkümmel oder Paprikapulver',
      sausage: 'Chorizo oder Feta',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ sausage }) =>
        `Brate ${sausage} in Scheiben 5 Minuten in einem großen Topf, rohen Speck, bis er durchgegart ist; Feta wartet bis zum Ende.`,
      ({ onion, garlic, spice }) =>
        `Hacke ${onion} und brate alles in einem großen Topf in Öl. Gib ${garlic} in Scheiben und ${spice} dazu.`,
      ({ greens }) => `Schneide ${greens} klein. Brate Hartes 4 Minuten mit.`,
      ({ tomatoes, pulses }) =>
        `Gib ${tomatoes} und ${pulses} dazu, aus der Dose oder weich gekocht, abgetropft, außer wenn es Baked Beans sind. Lass es 12 Minuten köcheln.`,
      () =>
        'Rühre Blätter unter, bis sie zusammenfallen, und würze es. Feta, falls du welchen hast, bröselst du darüber. Iss es mit Brot.',
    ],
    rest: 'Am nächsten Tag auf Toast, einmal aufgewärmt, bis es dampft.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'rote Linsen',
      greens: 'Spinat oder anderes Gemüse',
      onion: 'Zwiebeln',
      spice: 'Kreuzkümmel, Kurkuma oder Currypulver',
      ginger: 'Ingwer',
      yoghurt: 'Joghurt',
      lemon: 'Zitrone',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ lentils }) =>
        `Spüle ${lentils} ab und lass sie in 1,2 Litern Wasser 20 Minuten köcheln, bis sie zerfallen; braune oder grüne brauchen 35, Schälerbsen 60.`,
      ({ greens }) =>
        `Schneide ${greens} klein. Gib Hartes für die letzten 10 Minuten dazu, Blätter am Ende, und koche alles weich.`,
      ({ onion, garlic, ginger, spice }) =>
        `Brate inzwischen ${onion} in dünnen Scheiben in reichlich Öl braun. Gib für eine Minute ${garlic} und ${ginger} in Scheiben und ${spice} dazu.`,
      ({ lentils, lemon, yoghurt }) =>
        `Gieße das über ${lentils} und salze es. Dazu gibt es ${lemon} und ${yoghurt}.`,
    ],
    rest: 'Es dickt nach: Gib Wasser dazu und koche es einmal auf.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'Hackfleisch',
      pulses: 'Bohnen',
      tomatoes: 'Tomaten',
      peppers: 'Paprika',
      onion: 'Zwiebeln',
      chilli: 'Chili',
      chocolate: 'Zartbitterschokolade',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ onion, mince }) =>
        `Hacke ${onion} und brate alles in Öl. Gib ${mince} dazu und brate weiter, bis alles braun ist, rohes Fleisch, bis es nicht mehr rosa ist. Von getrocknetem Soja oder Linsen reicht ein Drittel des Gewichts, mit einem halben Liter Wasser.`,
      ({ peppers, garlic, chilli }) => `Gib ${peppers}, gewürfelt, gehackten ${garlic} und ${chilli} dazu.`,
      ({ tomatoes, pulses }) =>
        `Rühre ${tomatoes}, ${pulses}, abgetropft, und eine Tasse Wasser unter. Lass es 25 Minuten köcheln. Die Bohnen sind aus der Dose oder vorher eingeweicht und weich gekocht: Rohe sind giftig.`,
      ({ chocolate }) => `Lass ${chocolate} darin schmelzen.`,
      () => 'Salze es und iss es mit Reis, Brot oder Tortillas.',
    ],
    rest: 'In Portionen einfrieren oder einmal aufwärmen, bis es dampft, in Wraps oder auf Ofenkartoffeln.',
  },
  'meat-stew': {
    title: 'Schmortopf mit Wurzelgemüse',
    slots: {
      meat: 'Fleisch zum Schmoren',
      roots: 'Karotten und anderes Wurzelgemüse',
      onion: 'Zwiebeln',
      stock: 'Brühe',
      wine: 'Wein oder Bier',
      tomato: 'Tomatenmark',
      herbs: 'Thymian oder Lorbeerblätter',
    },
    steps: [
      ({ meat }) =>
        `Schneide ${meat} in Stücke von 3 cm oder lass es am Knochen. Salze es und brate es in zwei Portionen in Öl braun. Wasche nach rohem Fleisch Brett und Hände.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Brate ${onion} in Scheiben und ${tomato} im selben Topf an. Gib ${wine}, ${stock} (Würfel in heißem Wasser), das Fleisch und ${herbs} dazu.`,
      ({ roots }) =>
        `Lass es zugedeckt sehr sanft 120 Minuten schmoren. Gib für die letzten 45 ${roots} in groben Stücken dazu.`,
      () => 'Es ist fertig, wenn das Fleisch durchgegart ist und unter der Gabel zerfällt. Schmecke es ab.',
    ],
    rest: 'Innerhalb von zwei Stunden in den Kühlschrank; einmal aufwärmen, bis es dampft, oder für drei Monate einfrieren.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'Zucchini, Auberginen oder Paprika',
      tomatoes: 'Tomaten',
      onion: 'Zwiebeln',
      garlic: 'Knoblauch',
      olives: 'Oliven oder Kapern',
      herbs: 'Basilikum oder Thymian',
    },
    steps: [
      ({ vegetables }) =>
        `Schneide ${vegetables} in Stücke von 2 cm. Brate sie in reichlich Öl braun, eine Sorte nach der anderen, und nimm sie heraus.`,
      ({ onion, garlic }) => `Dünste ${onion} in Streifen und gehackten ${garlic} im selben Topf weich.`,
      ({ tomatoes }) => `Gib ${tomatoes} und das Gemüse dazu und lass es 20 Minuten köcheln.`,
      ({ olives, herbs }) => `Rühre ${olives} und ${herbs} unter. Schmeckt heiß und kalt.`,
    ],
    rest: 'Kalt mit Brot oder als Soße zu Nudeln.',
  },
  'cabbage-stew': {
    title: 'Kohl mit Kartoffeln',
    slots: {
      cabbage: 'Kohl',
      potatoes: 'Kartoffeln',
      meat: 'Brühwurst oder Speck',
      onion: 'Zwiebeln',
      apple: 'Apfel',
      stock: 'Brühe',
      mustard: 'Senf',
    },
    steps: [
      ({ meat }) =>
        `Schneide ${meat} in Scheiben und brate alles in einem großen Topf braun, rohes Kasseler und Speck, bis sie durchgegart sind.`,
      ({ onion }) => `Schneide ${onion} in Streifen und brate alles in einem großen Topf in Öl braun.`,
      ({ cabbage, apple, potatoes }) =>
        `Schneide ${cabbage} in Streifen, würfle ${apple} und ${potatoes} und rühre alles unter; Sauerkraut lässt du nur abtropfen.`,
      ({ stock }) =>
        `Gieße ${stock} dazu (Würfel in heißem Wasser) und gare alles zugedeckt 25 Minuten, bis die Kartoffeln weich sind.`,
      ({ cabbage, mustard }) => `Würze ${cabbage} mit Salz, Pfeffer und ${mustard}.`,
    ],
    rest: 'Am nächsten Tag in der Pfanne braten, einmal, bis es dampft.',
  },
  'pot-of-beans': {
    title: 'Bohnentopf',
    slots: {
      beans: 'getrocknete Bohnen',
      roots: 'Karotten und Sellerie',
      onion: 'Zwiebeln',
      tomatoes: 'Tomaten',
      meat: 'Speck oder Chorizo',
      herbs: 'Lorbeerblätter oder Salbei',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ beans }) =>
        `Weiche am Abend vorher ${beans} in reichlich kaltem Wasser ein, 8 Stunden oder länger. Gieße das Wasser weg.`,
      () =>
        'Koche sie in frischem Wasser 10 Minuten sprudelnd: Rohe Kidneybohnen sind giftig, und ein Schongarer allein ändert daran nichts. Gieße sie ab.',
      ({ meat }) => `Brate ${meat}, klein geschnitten, in einem großen Topf.`,
      ({ onion, garlic, herbs }) =>
        `Brate ${onion}, klein geschnitten, mit ${garlic} in einem großen Topf in Öl. Gib die Bohnen, ${herbs} und so viel Wasser dazu, dass alles bedeckt ist, und lass es 75 Minuten köcheln, bis sie weich sind.`,
      ({ roots, tomatoes }) =>
        `Gib für die letzten 25 Minuten ${roots}, klein geschnitten, und ${tomatoes} dazu. Salze erst am Ende.`,
    ],
    rest: 'Sie lassen sich in ihrem Sud gut einfrieren; einmal aufwärmen, bis sie dampfen.',
  },
};
