import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Großer Salat',
    slots: {
      leaves: 'Blattsalat',
      vegetables: 'Gemüse',
      protein: 'Eier, Käse oder Fisch',
      fruit: 'Obst',
      bread: 'Brot',
      nuts: 'Nüsse oder Kerne',
      lemon: 'Zitrone oder Essig',
      oil: 'Öl',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Wasche ${leaves} und schleudere alles trocken. Schneide ${vegetables} in Scheiben; Spargel, Mais und Erbsen kochen erst 3 Minuten, grüne Bohnen 8.`,
      ({ bread }) => `Brate ${bread} in Würfeln knusprig.`,
      ({ protein }) =>
        `Bereite ${protein} vor: Koche Eier 9 Minuten, brate Speck knusprig, Halloumi und Tofu braun, und lass abtropfen, was aus der Dose kommt.`,
      ({ lemon, oil }) => `Rühre ein Dressing aus ${lemon}, ${oil}, Salz und Pfeffer.`,
      ({ leaves, fruit, nuts }) =>
        `Mische ${leaves} damit. Obendrauf kommen ${fruit} in Scheiben, ${nuts} und alles andere.`,
    ],
    rest: 'Mache nur an, was gegessen wird; angemachte Blätter halten sich nicht.',
  },
  'potato-salad': {
    title: 'Kartoffelsalat zum Sattessen',
    slots: {
      potatoes: 'Kartoffeln',
      crisp: 'knackiges Gemüse',
      dressing: 'Joghurt oder Mayonnaise',
      eggs: 'Eier',
      fish: 'Räucherfisch oder Schinken',
      herbs: 'Schnittlauch oder Dill',
      mustard: 'Senf',
    },
    steps: [
      ({ potatoes }) =>
        `Koche ${potatoes}, ganz oder halbiert, 18 Minuten in Salzwasser weich. Lass sie 15 Minuten abkühlen und schneide sie in Scheiben.`,
      ({ eggs, crisp }) =>
        `Koche ${eggs} 9 Minuten, schrecke sie ab und schäle sie. Schneide ${crisp} klein; Erbsen kochen 3 Minuten, grüne Bohnen 8.`,
      ({ dressing, mustard }) => `Verrühre ${dressing}, ${mustard}, Salz, Pfeffer und einen Schuss Essig.`,
      ({ fish }) => `Schneide ${fish} in Stücke; Speck brätst du knusprig.`,
      ({ potatoes, herbs }) => `Mische ${potatoes} vorsichtig mit allem anderen; dazu ${herbs}.`,
    ],
    rest: 'Innerhalb einer Stunde in den Kühlschrank, für zwei Tage; nichts für ein Picknick in der Sonne.',
  },
  'bread-salad': {
    title: 'Brotsalat mit Tomaten',
    slots: {
      bread: 'trockenes Brot',
      tomatoes: 'Tomaten',
      vegetables: 'Gurke oder Paprika',
      cheese: 'Mozzarella oder Feta',
      herbs: 'Basilikum',
      olives: 'Oliven oder Kapern',
      oil: 'Öl',
    },
    steps: [
      ({ bread }) =>
        `Zupfe ${bread} in mundgerechte Stücke und röste sie mit etwas Öl in einer Pfanne. Brot mit Schimmel wird weggeworfen, und zwar das ganze.`,
      ({ tomatoes }) =>
        `Schneide ${tomatoes} in Stücke, salze sie und lass sie 10 Minuten stehen, bis Saft austritt.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Mische beides; dazu kommen ${vegetables} in Scheiben, ${olives}, ${cheese}, ${herbs}, ${oil} und ein Löffel Essig.`,
      () => 'Lass alles vor dem Essen 5 Minuten ziehen.',
    ],
    rest: 'Am nächsten Tag weicher und immer noch gut.',
  },
  slaw: {
    title: 'Krautsalat',
    slots: {
      cabbage: 'Kohl',
      roots: 'Karotten und Äpfel',
      dressing: 'Joghurt oder Mayonnaise',
      nuts: 'Nüsse oder Rosinen',
      lemon: 'Zitrone oder Essig',
      protein: 'Hähnchen, Bohnen oder Käse',
    },
    steps: [
      ({ cabbage }) =>
        `Schneide ${cabbage} so dünn, wie du kannst. Knete alles mit einem Teelöffel Salz weich.`,
      ({ roots }) => `Reibe ${roots} grob, oder schneide alles in dünne Streifen.`,
      ({ dressing, lemon }) =>
        `Verrühre ${dressing}, ${lemon} nach Geschmack, Pfeffer und eine Prise Zucker und mische alles unter.`,
      ({ protein, nuts }) =>
        `Gib ${protein} und ${nuts} obendrauf. Halloumi brätst du, Bohnen lässt du abtropfen.`,
    ],
    rest: 'Zwei Tage gut, zugedeckt und kalt.',
  },
  'summer-rolls-bowl': {
    title: 'Kalte Nudeln mit Kräutern',
    slots: {
      noodles: 'Reisnudeln',
      vegetables: 'rohes Gemüse',
      protein: 'Tofu, Garnelen oder Hähnchen',
      herbs: 'Minze oder Koriandergrün',
      peanut: 'Erdnussbutter',
      lime: 'Limette',
      soy: 'Sojasoße',
    },
    steps: [
      ({ noodles }) => `Koche ${noodles} nach Packung und spüle sie kalt ab.`,
      ({ vegetables }) =>
        `Schneide ${vegetables} in dünne Streifen; Sprossen kommen eine Minute in kochendes Wasser.`,
      ({ protein }) =>
        `Brate ${protein} braun; rohe Garnelen, bis sie rosa und durchgegart sind, verquirlte Eier als dünnes Omelett, bis sie gestockt sind. Roher Krebs kocht 12 Minuten. Gegartes wird nur in Scheiben geschnitten.`,
      ({ soy, lime, peanut }) =>
        `Verrühre ${soy}, den Saft von ${lime}, ${peanut} und etwas Zucker zu einer Soße.`,
      ({ herbs }) => `Mische alles mit reichlich ${herbs}.`,
    ],
    rest: 'Am nächsten Tag für die Brotdose, gut gekühlt.',
  },
};
