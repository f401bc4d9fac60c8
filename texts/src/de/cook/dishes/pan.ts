import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Asiatische Gemüsepfanne',
    slots: {
      vegetables: 'Gemüse',
      protein: 'Tofu, Fleisch oder Garnelen',
      soy: 'Sojasoße',
      ginger: 'Ingwer',
      garlic: 'Knoblauch',
      chilli: 'Chili',
      lime: 'Limette',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Schneide ${vegetables} und ${protein} in dünne Streifen, rohes Fleisch, ganz aufgetaut, und Fisch auf einem eigenen Brett. Hacke ${ginger}, ${garlic} und ${chilli}. Frische Bambussprossen kochen erst 20 Minuten. Setze jetzt Reis oder Nudeln auf, wenn du welche dazu willst.`,
      ({ protein }) =>
        `Erhitze Öl in einer weiten Pfanne, bis es schimmert. Brate ${protein} 4 Minuten, bis alles braun und durchgegart ist: rohes Geflügel und Schweinefleisch, bis nichts mehr rosa ist, Garnelen, bis sie rosa, Tintenfisch, bis er weiß ist. Nimm alles heraus.`,
      ({ vegetables }) => `Brate ${vegetables} 4 Minuten, das Harte zuerst; alles bleibt knackig.`,
      ({ soy, lime }) =>
        `Gib für eine Minute Ingwer, Knoblauch und Chili dazu, dann das Herausgenommene, ${soy} und einen Schuss Wasser. Würze mit ${lime}.`,
    ],
    rest: 'Einmal in der heißen Pfanne aufwärmen, bis es dampft.',
  },
  fritters: {
    title: 'Gemüsepuffer',
    slots: {
      vegetables: 'Gemüse zum Reiben',
      eggs: 'Eier',
      flour: 'Mehl',
      cheese: 'Käse',
      herbs: 'Kräuter',
      dip: 'Joghurt oder Dip',
    },
    steps: [
      ({ vegetables }) =>
        `Reibe oder hacke ${vegetables} fein. Gib Salz dazu, warte 5 Minuten und drücke mit den Händen das Wasser heraus. Gegartes wird nur zerdrückt.`,
      ({ eggs, flour, cheese, herbs }) => `Rühre ${eggs}, ${flour}, ${cheese} und ${herbs} unter.`,
      () =>
        'Gib die Masse löffelweise in heißes Öl, drücke sie flach und brate die Puffer auf jeder Seite 4 Minuten, bis sie braun und innen gestockt sind.',
      ({ dip }) => `Dazu gibt es ${dip}.`,
    ],
    rest: 'Schmecken auch kalt, im Brot.',
  },
  hash: {
    title: 'Kartoffelpfanne',
    slots: {
      potatoes: 'Kartoffeln',
      meat: 'Fleischreste, Speck oder Tofu',
      onion: 'Zwiebeln',
      vegetables: 'Gemüse',
      eggs: 'Eier',
      pickle: 'Gewürzgurken',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Würfle ${potatoes}, rohe 1 cm groß, ${onion}, ${meat} und ${vegetables}.`,
      ({ potatoes }) =>
        `Brate ${potatoes} in einer weiten Pfanne in Öl, rohe 15 Minuten, gekochte halb so lang, und wende sie ab und zu.`,
      ({ meat, vegetables }) =>
        `Gib die Zwiebeln, ${vegetables} und ${meat} dazu und brate alles, bis es braun und durch und durch heiß ist; rohen Speck, rohes Kasseler und Räucherfisch, bis sie durchgegart sind.`,
      ({ eggs, pickle }) =>
        `Schlage ${eggs} darüber auf und lass alles zugedeckt garen, bis das Eiweiß fest ist (für kleine Kinder, in der Schwangerschaft, im Alter und bei Krankheit auch das Eigelb). Dazu gibt es ${pickle}.`,
    ],
    rest: 'Fleischreste, die noch einmal erwärmt wurden, isst du jetzt auf.',
  },
  'pan-fried-fish': {
    title: 'Fisch aus der Pfanne mit grünem Gemüse',
    slots: {
      fish: 'Fischfilets',
      potatoes: 'Kartoffeln',
      vegetables: 'grünes Gemüse',
      butter: 'Butter',
      lemon: 'Zitrone',
      herbs: 'Petersilie oder Dill',
    },
    steps: [
      ({ potatoes }) => `Koche ${potatoes}, in Stücken, 15 Minuten in Salzwasser weich.`,
      ({ vegetables }) =>
        `Schneide ${vegetables} klein und dünste oder brate alles 4 bis 6 Minuten, bis es gerade weich ist; grüne Bohnen 8.`,
      ({ fish }) =>
        `Tupfe ${fish}, ganz aufgetaut, trocken und salze den Fisch. Brate ihn in Öl 4 Minuten auf der Hautseite, wende ihn und brate ihn noch 2, bis er nicht mehr glasig ist und zerfällt; dicke Stücke und ganze Fische brauchen länger.`,
      ({ butter, lemon, herbs }) =>
        `Erhitze ${butter} in der Pfanne, dazu ${lemon} und ${herbs}, und gieße alles darüber.`,
    ],
    rest: 'Fisch hält sich zwei Tage; mache Fischfrikadellen daraus.',
  },
  fishcakes: {
    title: 'Fischfrikadellen',
    slots: {
      fish: 'Fischreste, Räucher- oder Dosenfisch',
      potatoes: 'Kartoffelbrei oder Kartoffeln',
      eggs: 'Ei',
      crumbs: 'Paniermehl',
      herbs: 'Kräuter oder Frühlingszwiebel',
      salad: 'Salat',
      lemon: 'Zitrone',
    },
    steps: [
      ({ potatoes }) =>
        `Bereite ${potatoes} vor: Rohe kochst du in Stücken 15 Minuten, zerstampfst sie mit Salz und lässt sie etwas abkühlen; fertigen Brei kannst du kalt nehmen.`,
      ({ fish, eggs, herbs }) =>
        `Gare geräucherten Schellfisch, Kippers und rohen Krebs vorher. Zerpflücke ${fish} und mische alles mit dem Brei; dazu ${eggs} und ${herbs}. Forme 8 flache Frikadellen.`,
      ({ crumbs }) =>
        `Nimm ${crumbs}, zerstoßen oder gerieben, wende die Frikadellen darin und brate sie in Öl auf jeder Seite 4 Minuten, bis sie in der Mitte dampfen.`,
      ({ salad, lemon }) => `Dazu gibt es ${salad} und ${lemon}.`,
    ],
    rest: 'Am nächsten Tag kalt essen; Fischreste werden nicht zweimal erwärmt.',
  },
  'seafood-in-garlic': {
    title: 'Meeresfrüchte mit Knoblauch und Tomaten',
    slots: {
      seafood: 'Garnelen oder andere Meeresfrüchte',
      tomatoes: 'Tomaten oder Fenchel',
      garlic: 'Knoblauch',
      wine: 'Weißwein',
      bread: 'Brot oder Nudeln',
      herbs: 'Petersilie',
      chilli: 'Chili',
    },
    steps: [
      ({ seafood }) =>
        `Putze ${seafood}. Muscheln, die offen sind und sich beim Klopfen nicht schließen, werden weggeworfen. Roher Krebs und Hummer kochen erst 12 Minuten, Oktopus 45. Setze jetzt Nudeln auf, wenn es die statt Brot gibt.`,
      ({ garlic, chilli, tomatoes }) =>
        `Erwärme reichlich ${garlic} in Scheiben und ${chilli} in Öl. Gib ${tomatoes}, klein geschnitten, dazu und koche alles 5 Minuten.`,
      ({ wine, seafood }) =>
        `Gieße ${wine} dazu, lass es aufkochen und gare ${seafood} 3 bis 6 Minuten darin: rohe Garnelen, bis sie rosa, Tintenfisch und Jakobsmuscheln, bis sie durch und durch weiß sind, Muscheln, bis sie sich öffnen. Die geschlossen bleiben, werden weggeworfen. Gegartes wird nur heiß.`,
      ({ herbs, bread }) => `Streue ${herbs} darüber. Dazu gibt es ${bread}.`,
    ],
    rest: 'Am besten gleich aufessen; sonst sofort in den Kühlschrank, höchstens bis morgen.',
  },
  'meat-with-pan-sauce': {
    title: 'Fleisch aus der Pfanne mit Soße',
    slots: {
      meat: 'Koteletts, Steaks oder Leber',
      vegetables: 'Gemüse',
      onion: 'Zwiebeln oder Schalotten',
      cream: 'Sahne',
      potatoes: 'Kartoffeln',
      mustard: 'Senf',
      wine: 'Wein',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Koche ${potatoes}, in Stücken, 15 Minuten weich. Schneide ${vegetables} klein: Pilze, Tomaten, Zucchini und Blätter brätst du, alles andere kocht die letzten 5 Minuten mit, grüne Bohnen 8.`,
      ({ meat }) =>
        `Taue gefrorenes Fleisch vorher im Kühlschrank auf. Schneide einen Braten in Scheiben von 2 cm. Tupfe ${meat} trocken und salze alles. Brate es in heißem Öl: Steaks auf jeder Seite 3 Minuten, Koteletts und Leber 4, Geflügelbrust 7. Geflügel, Schweinefleisch und Innereien müssen durchgegart und dürfen nicht mehr rosa sein (75 °C; Kasseler bleibt rosa). Wasche nach rohem Fleisch Brett und Hände.`,
      ({ onion, wine }) =>
        `Lass das Fleisch zugedeckt auf einem sauberen Teller ruhen. Dünste ${onion} in Scheiben in derselben Pfanne weich und koche alles mit ${wine} oder etwas Wasser auf.`,
      ({ meat, cream, mustard }) =>
        `Rühre ${cream} und ${mustard} ein, würze die Soße und gieße sie über ${meat}.`,
    ],
    rest: 'Kalt in Scheiben aufs Brot oder in eine Kartoffelpfanne.',
  },
  patties: {
    title: 'Burger',
    slots: {
      mince: 'Hackfleisch',
      bread: 'Brötchen',
      salad: 'Salat',
      onion: 'Zwiebeln',
      cheese: 'Käse',
      pickle: 'Gewürzgurken, Ketchup oder Senf',
    },
    steps: [
      ({ mince }) =>
        `Salze und pfeffere ${mince} und forme 4 flache Frikadellen, etwas breiter als das Brot; was schon geformt ist, bleibt so. Wasche nach rohem Fleisch Hände und Brett.`,
      ({ onion }) => `Brate ${onion} in Ringen weich und nimm sie heraus.`,
      () =>
        'Brate die Frikadellen in heißem Öl auf jeder Seite etwa 4 Minuten, dicke länger, bis sie durchgegart und innen nicht mehr rosa sind (75 °C).',
      ({ cheese }) => `Lege ${cheese} darauf, solange sie heiß in der Pfanne sind.`,
      ({ bread, salad, pickle }) => `Toaste ${bread}. Hinein kommen ${salad}, die Frikadellen und ${pickle}.`,
    ],
    rest: 'Rohe Frikadellen am selben Tag einfrieren, außer wenn das Fleisch schon einmal gefroren war; gebratene halten sich zwei Tage.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'Tortillas',
      cheese: 'Käse zum Überbacken',
      filling: 'Füllung nach Wahl',
      dip: 'saure Sahne, Salsa oder Avocado',
    },
    steps: [
      ({ filling }) =>
        `Lass abtropfen, was aus der Dose kommt, und schneide ${filling} klein. Brate alles weich, trocken und durch und durch heiß; Avocado bleibt roh.`,
      ({ tortillas, cheese }) =>
        `Nimm ${tortillas}, verteile die Füllung und ${cheese} auf einer Hälfte und klappe die andere darüber.`,
      () => 'Backe sie in einer Pfanne ohne Fett auf jeder Seite 2 bis 3 Minuten, bis der Käse verläuft.',
      ({ dip }) => `Schneide sie in Ecken. Dazu gibt es ${dip}.`,
    ],
    rest: 'Einmal in einer Pfanne ohne Fett aufbacken, bis sie dampfen; waren Reste darin, iss sie kalt.',
  },
  'bean-burgers': {
    title: 'Bohnenburger',
    slots: {
      pulses: 'Bohnen',
      crumbs: 'Paniermehl oder Haferflocken',
      vegetables: 'Gemüse',
      spice: 'Kreuzkümmel oder Paprikapulver',
      bread: 'Brötchen',
      salad: 'Salat',
    },
    steps: [
      ({ vegetables, spice }) =>
        `Reibe oder hacke ${vegetables} fein und brate alles mit ${spice}, bis es trocken ist.`,
      ({ pulses, crumbs }) =>
        `Lass ${pulses}, aus der Dose oder weich gekocht, abtropfen, zerdrücke alles und knete das Gemüse, ${crumbs} und Salz unter. Lass es 5 Minuten stehen und forme flache Bratlinge.`,
      () =>
        'Brate sie in Öl auf jeder Seite 5 Minuten, bis sie braun und durch und durch heiß sind. Wende sie vorsichtig.',
      ({ bread, salad }) => `Dazu gibt es ${bread} und ${salad}.`,
    ],
    rest: 'Kalt für die Brotdose.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'Tortillas oder Fladenbrot',
      filling: 'Falafel, Eier oder Fleischreste',
      salad: 'Salat',
      sauce: 'Joghurt oder andere Soße',
      herbs: 'Kräuter',
    },
    steps: [
      ({ filling }) =>
        `Erwärme ${filling}, bis es dampft, oder nimm es kalt. Eier kochen 9 Minuten; Tofu, Tempeh und Halloumi brätst du; Paniertes und Gefrorenes garst du nach Packung.`,
      ({ salad }) => `Schneide ${salad} in Streifen.`,
      ({ bread, sauce, herbs }) =>
        `Erwärme ${bread} in einer Pfanne ohne Fett. Streiche ${sauce} darauf, gib die Füllung und ${herbs} dazu und rolle alles auf.`,
    ],
    rest: 'Gefüllte sind für denselben Tag.',
  },
};
