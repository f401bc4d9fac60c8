import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto aus Kräutern oder Blattgemüse',
    slots: {
      greens: 'Kräuter oder Blattgemüse',
      nuts: 'Nüsse oder Kerne',
      cheese: 'Hartkäse',
      garlic: 'Knoblauch',
      oil: 'Öl',
      lemon: 'Zitrone',
    },
    steps: [
      ({ greens, nuts }) =>
        `Wasche ${greens} und trockne alles gut. Von Rosmarin, Thymian, Salbei oder Oregano nimm nur zwei Löffel, für den Rest Petersilie oder Spinat. Röste ${nuts} in einer Pfanne ohne Fett.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Püriere ${greens}, die Nüsse, ${garlic}, ${oil}, ${cheese}, ${lemon} und Salz zu einer groben Paste.`,
    ],
    rest: 'Drei Tage im Kühlschrank, mit Öl bedeckt, oder in Würfeln eingefroren.',
  },
  raita: {
    title: 'Joghurtdip mit Gemüse',
    slots: {
      yoghurt: 'Joghurt',
      vegetables: 'Gurke oder anderes Gemüse',
      herbs: 'Minze oder Koriandergrün',
      garlic: 'Knoblauch',
      cumin: 'Kreuzkümmel',
    },
    steps: [
      ({ vegetables }) =>
        `Reibe oder hacke ${vegetables}, salze alles und drücke das Wasser heraus; Spinat lässt du erst zusammenfallen.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Rühre ${yoghurt} unter, dazu ${herbs}, etwas ${garlic} und ${cumin}.`,
    ],
    rest: 'Bis morgen, im Kühlschrank.',
  },
  'tomato-sauce': {
    title: 'Tomatensoße',
    slots: {
      tomatoes: 'Tomaten',
      onion: 'Zwiebeln',
      roots: 'Karotte oder Sellerie',
      garlic: 'Knoblauch',
      herbs: 'Basilikum oder Oregano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Hacke ${onion}, ${roots} und ${garlic} und dünste alles in reichlich Öl 8 Minuten weich.`,
      ({ tomatoes }) => `Gib ${tomatoes}, in Stücken, eine Prise Zucker und Salz dazu.`,
      () => 'Lass die Soße 25 Minuten köcheln, bis sie dick ist.',
      ({ herbs }) => `Rühre ${herbs} unter und püriere sie, wenn du magst.`,
    ],
    rest: 'Gekühlt drei Tage, gefroren drei Monate.',
  },
  'quick-pickles': {
    title: 'Schnell eingelegtes Gemüse',
    slots: {
      vegetables: 'Gemüse',
      vinegar: 'Essig',
      sugar: 'Zucker',
      spice: 'Senfkörner oder andere Gewürze',
    },
    steps: [
      ({ vegetables }) =>
        `Schneide ${vegetables} in dünne Scheiben und gib alles in ein Glas, das du mit kochendem Wasser ausgespült hast; grüne Bohnen kochen erst 8 Minuten.`,
      ({ vinegar, sugar, spice }) =>
        `Koche ${vinegar} mit gleich viel Wasser auf; dazu kommen ${sugar}, ein Esslöffel Salz und ${spice}.`,
      () =>
        'Gieße den Sud heiß darüber, sodass alles bedeckt ist. Schließe das Glas und lass es abkühlen. Nach einer Stunde ist das Gemüse fertig.',
    ],
    rest: 'Hält sich eine Woche im Kühlschrank; nichts für den Schrank.',
  },
  'avocado-dip': {
    title: 'Avocado- oder Erbsendip',
    slots: {
      avocado: 'Avocados oder Erbsen',
      lime: 'Limette',
      tomato: 'Tomate',
      herbs: 'Koriandergrün',
      chilli: 'Chili',
    },
    steps: [
      ({ avocado }) => `Zerdrücke ${avocado}; Erbsen, dicke Bohnen und Edamame kochen erst 4 Minuten.`,
      ({ lime }) => `Rühre sofort Salz und den Saft von ${lime} unter.`,
      ({ tomato, herbs, chilli }) => `Hebe ${tomato}, gewürfelt, ${herbs} und ${chilli} unter.`,
    ],
    rest: 'Mit Folie direkt auf der Oberfläche, bis morgen.',
  },
  'bean-dip': {
    title: 'Bohnendip',
    slots: {
      pulses: 'Kichererbsen oder Bohnen',
      vegetables: 'gegarte Rote Bete oder Paprika',
      tahini: 'Tahini',
      lemon: 'Zitrone',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ pulses }) =>
        `Gieße ${pulses} ab, aus der Dose oder weich gekocht, und hebe etwas von der Flüssigkeit auf.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Dazu kommen ${vegetables}, Rohes erst weich gebraten, ${tahini}, ${lemon} nach Geschmack, ${garlic}, Salz und Öl. Püriere alles und verdünne es mit der Flüssigkeit.`,
    ],
    rest: 'Drei Tage im Kühlschrank; für Brote und Wraps.',
  },
};
