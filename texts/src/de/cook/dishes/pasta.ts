import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Nudeln mit Pfannengemüse',
    slots: {
      pasta: 'Nudeln',
      vegetables: 'Gemüse',
      garlic: 'Knoblauch',
      meat: 'Speck oder Wurst',
      cheese: 'Käse',
      herbs: 'frische Kräuter',
      oil: 'Öl',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Bringe Salzwasser für die Nudeln zum Kochen. Schneide ${vegetables} klein und ${garlic} in Scheiben.`,
      ({ meat }) =>
        `Brate ${meat} in kleinen Stücken in einer weiten Pfanne; Speck und rohe Wurst, bis sie durchgegart und nicht mehr rosa sind.`,
      ({ oil, vegetables }) =>
        `Erhitze ${oil} in einer weiten Pfanne. Brate ${vegetables} darin 8 bis 10 Minuten weich. Für die letzte Minute kommt der Knoblauch dazu.`,
      ({ pasta }) =>
        `Koche ${pasta} nach Packung und hebe eine Tasse vom Wasser auf. Gekochte Nudeln müssen nur in der Pfanne heiß werden.`,
      ({ pasta, cheese, herbs }) =>
        `Schwenke ${pasta} mit einem Schuss vom Wasser in der Pfanne; dazu ${cheese} und ${herbs}.`,
    ],
    rest: 'Mit etwas Wasser einmal aufwärmen, bis es dampft; waren Reste darin, iss jetzt alles auf.',
  },
  'creamy-pasta': {
    title: 'Nudeln in Sahnesoße',
    slots: {
      pasta: 'Nudeln',
      cream: 'Sahne',
      addition: 'Gemüse, Schinken oder Fisch',
      lemon: 'Zitrone',
      cheese: 'Hartkäse',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ addition, garlic }) =>
        `Bringe Salzwasser für die Nudeln zum Kochen. Schneide ${addition} klein und hacke ${garlic}.`,
      ({ addition }) =>
        `Brate ${addition} mit etwas Öl in einer weiten Pfanne: Gemüse weich, Speck knusprig, rohen Fisch, geräucherten Schellfisch und rohe Garnelen, bis sie durchgegart sind, Reste, bis sie dampfen. Räucherlachs kommt am Ende dazu.`,
      ({ pasta }) => `Koche ${pasta} nach Packung und hebe eine Tasse vom Wasser auf.`,
      ({ cream }) =>
        `Gib den Knoblauch, ${cream} und einen Schuss Nudelwasser in die Pfanne und lass es 3 Minuten blubbern.`,
      ({ pasta, cheese, lemon }) =>
        `Schwenke ${pasta} darin, dazu ${cheese} und etwas ${lemon}. Verdünne es mit Nudelwasser.`,
    ],
    rest: 'Mit Milch oder Wasser verdünnen und einmal aufwärmen, bis es dampft; waren Reste darin, iss jetzt alles auf.',
  },
  'bolognese-sauce': {
    title: 'Spaghetti mit Hackfleischsoße',
    slots: {
      mince: 'Hackfleisch',
      tomatoes: 'Dosentomaten',
      roots: 'Karotten und Sellerie',
      onion: 'Zwiebeln',
      pasta: 'Spaghetti',
      wine: 'Rotwein',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ onion, roots }) =>
        `Hacke ${onion} und ${roots} sehr fein. Dünste alles in einem Topf in Öl 8 Minuten weich.`,
      ({ mince, garlic }) =>
        `Stelle den Herd höher. Brate ${mince}, bis alles braun und trocken ist, rohes Fleisch, bis es nicht mehr rosa ist. Gib gehackten ${garlic} dazu. Von getrocknetem Soja oder Linsen reicht ein Drittel des Gewichts, mit einem halben Liter Wasser.`,
      ({ wine, tomatoes }) =>
        `Gieße ${wine} dazu und lass es verkochen, dann gib ${tomatoes} dazu. Salze und pfeffere es.`,
      () => 'Lass es halb zugedeckt 40 Minuten köcheln und rühre ab und zu. Linsen müssen weich sein.',
      ({ pasta }) => `Koche ${pasta} nach Packung und schwenke sie in der Soße.`,
    ],
    rest: 'Die Soße lässt sich gut einfrieren, für drei Monate.',
  },
  'pasta-bake': {
    title: 'Nudelauflauf',
    slots: {
      pasta: 'Nudeln',
      vegetables: 'Gemüse',
      sauce: 'Tomaten, Sahne oder Milch',
      cheese: 'Käse zum Überbacken',
      meat: 'Fleischreste oder Fisch aus der Dose',
    },
    steps: [
      ({ pasta }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Koche ${pasta} 2 Minuten kürzer, als auf der Packung steht; was gekocht oder frisch ist, etwa Gnocchi, kommt so hinein, wie es ist.`,
      ({ vegetables }) =>
        `Schneide ${vegetables} klein und brate alles 8 Minuten weich. Koche Milch mit 2 Löffeln Mehl auf, falls sie die Soße ist.`,
      ({ sauce, meat, cheese }) =>
        `Mische Nudeln und Gemüse in einer Auflaufform; dazu ${sauce}, ${meat}, Salz, Pfeffer und die halbe Menge ${cheese}. Der Rest kommt obendrauf.`,
      () => 'Backe es 20 Minuten, bis es oben braun ist und in der Mitte dampft.',
    ],
    rest: 'Portionen einmal aufwärmen, bis sie dampfen; waren Reste darin, iss jetzt alles auf.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagne',
    slots: {
      sheets: 'Lasagneplatten',
      filling: 'Gemüse oder Hackfleisch',
      tomatoes: 'Dosentomaten',
      milk: 'Milch',
      flour: 'Mehl',
      cheese: 'Käse zum Überbacken',
      onion: 'Zwiebeln',
    },
    steps: [
      ({ onion, filling }) =>
        `Hacke ${onion} und schneide ${filling} klein. Brate beides in Öl weich und trocken; Hackfleisch, bis es braun, durchgegart und nicht mehr rosa ist.`,
      ({ tomatoes }) =>
        `Gib ${tomatoes} dazu, würze es und lass es köcheln, während du die weiße Soße machst. Heize den Ofen vor: 190 °C Ober-/Unterhitze oder 170 °C Umluft.`,
      ({ flour, milk }) =>
        `Erwärme 50 g Butter oder Öl, rühre eine Minute lang ${flour} ein, dann nach und nach ${milk}. Koche es auf, bis es dick ist, und salze es.`,
      ({ sheets, cheese }) =>
        `Schichte Füllung, ${sheets} und weiße Soße in eine Form, obenauf weiße Soße und ${cheese}.`,
      () =>
        'Backe sie 40 Minuten, bis ein Messer leicht hindurchgeht und die Mitte dampft. Lass sie vor dem Anschneiden etwas stehen.',
    ],
    rest: 'Am nächsten Tag noch besser; lässt sich in Portionen einfrieren.',
  },
  'pasta-with-greens': {
    title: 'Nudeln mit grünem Gemüse',
    slots: {
      pasta: 'Nudeln',
      greens: 'grünes Gemüse',
      pesto: 'Pesto',
      pulses: 'weiße Bohnen',
      garlic: 'Knoblauch',
      chilli: 'Chili',
      lemon: 'Zitrone',
    },
    steps: [
      ({ pasta }) => `Koche ${pasta} nach Packung in Salzwasser.`,
      ({ greens }) =>
        `Schneide ${greens} in Streifen oder kleine Stücke. Hartes kommt für die letzten 4 Minuten zu den Nudeln, zarte Blätter für die letzte; bei Gnocchi kochst du Hartes vorher.`,
      ({ garlic, chilli, pulses }) =>
        `Wärme inzwischen ${garlic} in Scheiben und ${chilli} in reichlich Öl, dazu ${pulses}, abgetropft.`,
      ({ pasta, pesto, lemon }) =>
        `Hebe eine Tasse vom Wasser auf, gieße ${pasta} ab und schwenke alles; dazu ${pesto} und etwas ${lemon}.`,
    ],
    rest: 'Schmeckt auch kalt, als Salat.',
  },
  'noodle-stir-fry': {
    title: 'Gebratene Nudeln',
    slots: {
      noodles: 'Nudeln',
      vegetables: 'Gemüse',
      protein: 'Tofu, Garnelen oder Fleisch',
      soy: 'Sojasoße',
      ginger: 'Ingwer',
      garlic: 'Knoblauch',
      lime: 'Limette',
    },
    steps: [
      ({ noodles }) =>
        `Koche ${noodles} nach Packung, spüle sie kalt ab und lass sie abtropfen. Was gekocht ist, bleibt, wie es ist.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Schneide ${vegetables} und ${protein} in dünne Streifen, rohes Fleisch auf einem eigenen Brett, und hacke ${ginger} und ${garlic}.`,
      ({ protein }) =>
        `Brate ${protein} in einer weiten Pfanne in heißem Öl braun; rohes Fleisch, bis es durchgegart und nicht mehr rosa ist, rohe Garnelen, bis sie rosa sind. Nimm alles heraus.`,
      ({ vegetables }) => `Brate ${vegetables} bei großer Hitze 4 Minuten, das Harte zuerst.`,
      ({ soy, lime }) =>
        `Gib Nudeln, Ingwer, Knoblauch, das Herausgenommene und ${soy} dazu. Schwenke alles, bis es heiß ist. Würze mit ${lime}.`,
    ],
    rest: 'Einmal in der heißen Pfanne aufwärmen, bis es dampft; waren Reste darin, iss jetzt alles auf.',
  },
  'noodle-soup': {
    title: 'Nudelsuppe',
    slots: {
      noodles: 'Nudeln',
      stock: 'Brühe',
      vegetables: 'Gemüse',
      protein: 'Tofu, Eier oder Fleischreste',
      ginger: 'Ingwer',
      soy: 'Sojasoße oder Miso',
    },
    steps: [
      ({ stock, ginger }) =>
        `Lass ${stock} (Würfel in heißem Wasser) mit ${ginger} in Scheiben 5 Minuten köcheln.`,
      ({ vegetables }) =>
        `Schneide ${vegetables} in dünne Stücke. Gib Hartes und Sojasprossen hinein und koche alles 3 Minuten.`,
      ({ noodles }) =>
        `Gib ${noodles} dazu und koche sie so lange, wie es auf der Packung steht; zarte Blätter für die letzte Minute.`,
      ({ protein }) =>
        `Erhitze ${protein} in der Suppe, bis es dampft: rohe Garnelen, bis sie rosa sind, Teigtaschen nach Packung. Eier kochen daneben 9 Minuten.`,
      ({ soy }) => `Nimm die Suppe vom Herd und rühre ${soy} ein.`,
    ],
    rest: 'Brühe und Nudeln getrennt aufheben; die Brühe einmal aufkochen. Waren Reste darin, iss jetzt alles auf.',
  },
  'tuna-pasta': {
    title: 'Nudeln mit Thunfisch und Tomaten',
    slots: {
      pasta: 'Nudeln',
      fish: 'Thunfisch aus der Dose',
      tomatoes: 'Tomaten',
      extra: 'Oliven oder Kapern',
      onion: 'Zwiebeln',
      garlic: 'Knoblauch',
    },
    steps: [
      ({ pasta }) =>
        `Koche ${pasta} nach Packung in Salzwasser und hebe eine Tasse vom Wasser auf. Was gekocht ist, wird nur in der Soße heiß.`,
      ({ onion, garlic, tomatoes }) =>
        `Dünste ${onion}, gehackt, und ${garlic} in Scheiben in Öl weich. Gib ${tomatoes} dazu, große gehackt, und koche sie 6 Minuten, bis sie weich sind.`,
      ({ fish, extra }) => `Rühre ${fish}, abgetropft, und ${extra} unter und erhitze es, bis es dampft.`,
      () => 'Schwenke die Nudeln mit einem Schuss vom Wasser darin.',
    ],
    rest: 'Am nächsten Tag auch kalt gut; Fisch hält sich höchstens zwei Tage.',
  },
};
