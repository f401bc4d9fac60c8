import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Arme Ritter',
    slots: { bread: 'Brot', eggs: 'Eier', milk: 'Milch', fruit: 'Obst', butter: 'Butter' },
    steps: [
      ({ eggs, milk }) => `Verquirle ${eggs}, ${milk} und eine Prise Salz in einem tiefen Teller.`,
      ({ bread }) =>
        `Lege ${bread} in Scheiben hinein, auf jeder Seite eine Minute, bis alles vollgesogen ist. Brot mit Schimmel wird weggeworfen, und zwar das ganze.`,
      ({ butter }) =>
        `Erhitze ${butter} in einer Pfanne und brate die Scheiben auf jeder Seite 3 Minuten, bis sie braun und innen gestockt sind.`,
      ({ fruit }) => `Dazu gibt es ${fruit} oder Zucker und Zimt.`,
    ],
    rest: 'Innerhalb von zwei Stunden in den Kühlschrank; einmal im Toaster aufbacken, bis sie durch und durch heiß sind.',
  },
  'bread-pudding': {
    title: 'Süßer Brotauflauf',
    slots: {
      bread: 'altes Brot oder Brötchen',
      milk: 'Milch',
      eggs: 'Eier',
      fruit: 'frisches oder getrocknetes Obst',
      sugar: 'Zucker',
      cinnamon: 'Zimt',
    },
    steps: [
      ({ bread }) =>
        `Heize den Ofen vor: 180 °C Ober-/Unterhitze oder 160 °C Umluft. Schneide ${bread} in Stücke und gib sie in eine gebutterte Form; was Schimmel hat, wird weggeworfen.`,
      ({ fruit }) => `Schneide ${fruit} klein und verteile alles zwischen den Stücken.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Verquirle ${eggs}, ${milk}, ${sugar} und ${cinnamon}. Gieße es darüber und lass alles 10 Minuten ziehen.`,
      () => 'Backe den Auflauf 35 Minuten, bis er aufgegangen und die Mitte gestockt ist.',
    ],
    rest: 'Innerhalb von zwei Stunden in den Kühlschrank; kalt mit Joghurt oder einmal aufgewärmt.',
  },
  'savoury-bread-bake': {
    title: 'Herzhafter Brotauflauf',
    slots: {
      bread: 'altes Brot',
      eggs: 'Eier',
      milk: 'Milch',
      vegetables: 'Gemüse',
      cheese: 'Käse',
      meat: 'Schinken oder Speck',
    },
    steps: [
      ({ vegetables }) =>
        `Heize den Ofen vor: 190 °C Ober-/Unterhitze oder 170 °C Umluft. Schneide ${vegetables} klein und brate alles weich und trocken.`,
      ({ meat }) => `Schneide ${meat} klein und brate alles braun, rohen Speck, bis er durchgegart ist.`,
      ({ bread }) =>
        `Würfle ${bread} und mische alles in einer Form. Brot mit Schimmel wird weggeworfen, und zwar das ganze.`,
      ({ eggs, milk, cheese }) =>
        `Verquirle ${eggs}, ${milk}, Salz und Pfeffer, gieße es darüber und gib ${cheese} obendrauf. Lass alles 10 Minuten ziehen.`,
      () => 'Backe den Auflauf 35 Minuten, bis die Mitte gestockt und die Oberfläche braun ist.',
    ],
    rest: 'Stücke einmal in der Pfanne aufwärmen, bis sie dampfen; waren Reste darin, iss sie kalt.',
  },
  'loaded-toasts': {
    title: 'Toasts mit dem, was wegmuss',
    slots: {
      bread: 'Brotscheiben',
      topping: 'Belag nach Wahl',
      spread: 'Butter oder Aufstrich',
      herbs: 'Kräuter',
    },
    steps: [
      ({ topping }) =>
        `Bereite ${topping} vor: Brate Pilze, Lauch, Spargel oder Spinat, erhitze Bohnen und Erbsen, bis sie dampfen, koche oder brate Eier, bis sie fest sind, und schneide den Rest in Scheiben.`,
      ({ bread, spread }) => `Toaste ${bread} kräftig und streiche ${spread} darauf.`,
      ({ topping, herbs }) =>
        `Häufe ${topping} darauf; Käse kommt unter den heißen Grill, bis er verläuft. Gib Pfeffer und ${herbs} dazu.`,
    ],
    rest: 'Frisch gemacht am besten; nur der Belag hält sich.',
  },
  'crumbs-and-croutons': {
    title: 'Croûtons und Brösel',
    slots: { bread: 'altes Brot', herbs: 'Kräuter', garlic: 'Knoblauch', oil: 'Öl' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Heize den Ofen vor: 180 °C Ober-/Unterhitze oder 160 °C Umluft. Zupfe ${bread}, ohne jeden Schimmel, in mundgerechte Stücke. Dazu kommen ${oil}, ${herbs}, gepresster ${garlic} und Salz; mische alles.`,
      () => 'Backe die Stücke auf einem Blech 12 Minuten, bis sie trocken und goldgelb sind.',
      () => 'Nimm sie als Croûtons, oder zerstoße sie zu Bröseln für Nudeln und Gratins.',
    ],
    rest: 'Zwei Wochen in einem geschlossenen Glas, wenn sie ganz trocken sind.',
  },
  'banana-bread': {
    title: 'Bananenbrot',
    slots: {
      bananas: 'reife Bananen',
      flour: 'Mehl',
      eggs: 'Eier',
      yoghurt: 'Joghurt',
      fat: 'Butter oder Öl',
      sugar: 'Zucker',
      raising: 'Backpulver',
      nuts: 'Nüsse oder Schokolade',
    },
    steps: [
      () =>
        'Heize den Ofen vor: 180 °C Ober-/Unterhitze oder 160 °C Umluft. Lege eine Kastenform mit Backpapier aus.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Zerdrücke oder reibe ${bananas}; Zucchini drückst du aus. Rühre ${fat}, flüssig, ${sugar}, ${eggs} und ${yoghurt} unter.`,
      ({ flour, raising, nuts }) =>
        `Hebe ${flour}, ${raising}, eine Prise Salz und ${nuts} unter, nur bis alles vermischt ist. Mehl, das schon Backpulver enthält, braucht keins mehr; von Natron reichen 3 g.`,
      () =>
        'Backe den Teig 50 Minuten, bis an einem Holzstäbchen nichts mehr klebt; wenn doch, noch 10 Minuten.',
    ],
    rest: 'Eingewickelt drei Tage; Scheiben lassen sich einfrieren und toasten.',
  },
  'soda-bread': {
    title: 'Sodabrot',
    slots: {
      flour: 'Mehl',
      sour: 'Buttermilch oder Joghurt',
      raising: 'Backpulver oder Natron',
      oats: 'Haferflocken oder Kerne',
      extra: 'Oliven, Käse oder Rosinen',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Mische ${flour}, ${raising}, einen Teelöffel Salz, ${oats} und ${extra}. Von Natron reichen 6 g; Mehl, das schon Backpulver enthält, braucht nichts.`,
      ({ sour }) =>
        `Rühre zügig ${sour} unter; verdünne dicken Joghurt mit Milch, und gib in frische Milch 2 Löffel Zitronensaft oder Essig. Forme einen runden Laib und schneide ihn tief über Kreuz ein.`,
      () => 'Backe das Brot 40 Minuten, bis es hohl klingt, wenn du von unten klopfst.',
    ],
    rest: 'Am besten am selben Tag, danach getoastet.',
  },
  'yoghurt-flatbreads': {
    title: 'Fladenbrot mit Joghurt',
    slots: {
      flour: 'Mehl',
      yoghurt: 'Joghurt',
      raising: 'Backpulver',
      topping: 'Dip oder Gemüse',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Verknete ${flour}, ${yoghurt}, ${raising} und einen Teelöffel Salz zu einem weichen Teig; klebt er, gib Mehl dazu. Mehl, das schon Backpulver enthält, braucht keins mehr. Lass den Teig 10 Minuten ruhen.`,
      () => 'Teile ihn in 6 Stücke und rolle sie auf Mehl aus, so dick wie eine Münze.',
      () =>
        'Backe sie in einer heißen Pfanne ohne Fett auf jeder Seite 2 Minuten, bis sie Blasen werfen und innen kein roher Teig mehr ist.',
      ({ topping }) => `Iss sie warm, dazu ${topping}.`,
    ],
    rest: 'Mit Wasser besprenkeln und in der Pfanne erwärmen.',
  },
};
