import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Hähnchen vom Blech',
    slots: {
      chicken: 'Hähnchenschenkel oder anderes Geflügel in Stücken',
      vegetables: 'Gemüse für den Ofen',
      lemon: 'Zitrone',
      herbs: 'Thymian oder Rosmarin',
      garlic: 'Knoblauch',
      oil: 'Öl',
    },
    steps: [
      ({ vegetables }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Schneide ${vegetables}: Hartes in Stücke von 2 cm, Weiches größer. Zerteile ganzes Geflügel, und taue gefrorenes Fleisch vorher im Kühlschrank auf. Wasche danach Hände, Messer und Brett.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Gib alles auf ein Blech; dazu kommen ${oil}, ganze Zehen ${garlic}, ${herbs}, ${lemon} in Scheiben und Salz. Mische es und lege ${chicken} darauf, mit der Haut nach oben.`,
      () => 'Gare es 40 Minuten im Ofen und wende das Gemüse einmal.',
      () =>
        'Das Fleisch ist durchgegart, wenn am Knochen klarer Saft herausläuft: 75 °C an der dicksten Stelle. Große Stücke brauchen 10 bis 20 Minuten länger.',
    ],
    rest: 'Löse das Fleisch vom Knochen und stelle es innerhalb von zwei Stunden in den Kühlschrank; für Salat, Suppe oder gebratenen Reis.',
  },
  'vegetable-traybake': {
    title: 'Ofengemüse',
    slots: {
      vegetables: 'Gemüse für den Ofen',
      protein: 'Käse, Kichererbsen oder Tofu',
      herbs: 'Kräuter',
      sauce: 'Joghurt oder Hummus',
      lemon: 'Zitrone',
      oil: 'Öl',
    },
    steps: [
      ({ vegetables }) =>
        `Heize den Ofen vor: 220 °C Ober-/Unterhitze oder 200 °C Umluft. Schneide ${vegetables}: Hartes klein, Weiches groß.`,
      ({ oil, herbs }) =>
        `Dazu kommen ${oil}, Salz und ${herbs}. Mische alles und verteile es in einer Schicht auf einem Blech.`,
      () => 'Röste es 20 Minuten, dann wende es.',
      ({ protein }) => `Gib ${protein} auf das Blech, in Stücken oder abgetropft.`,
      () => 'Röste alles noch 15 Minuten, bis die Ränder braun sind und Hartes weich ist.',
      ({ lemon, sauce }) => `Presse ${lemon} darüber aus. Dazu gibt es ${sauce}.`,
    ],
    rest: 'Für eine Frittata, eine Suppe oder kalt mit Getreide.',
  },
  'sausage-traybake': {
    title: 'Bratwurst und Gemüse vom Blech',
    slots: {
      sausages: 'Bratwürste',
      vegetables: 'Gemüse für den Ofen',
      apple: 'Apfel',
      mustard: 'Senf oder Honig',
      oil: 'Öl',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Schneide ${vegetables} und ${apple} in grobe Stücke und mische alles mit ${oil} und Salz.`,
      ({ sausages }) =>
        `Lege ${sausages} dazwischen und gare alles 20 Minuten; was schon gegart oder aus Pflanzen ist, wartet bis zum nächsten Schritt.`,
      () => 'Wende alles und gare es noch 20 Minuten, bis es braun ist.',
      () =>
        'Achte darauf, dass Fleisch durchgegart und innen nicht mehr rosa ist (75 °C; Kasseler bleibt rosa).',
      ({ mustard }) => `Rühre ${mustard} in den Bratensaft.`,
    ],
    rest: 'Die Wurst kalt in Scheiben zu Linsen oder in einen Salat.',
  },
  'fish-traybake': {
    title: 'Fisch vom Blech',
    slots: {
      fish: 'Fischfilets',
      vegetables: 'Gemüse',
      lemon: 'Zitrone',
      olives: 'Oliven oder Kapern',
      herbs: 'Dill oder Petersilie',
      oil: 'Öl',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Schneide ${vegetables} in dünne Scheiben, mische alles auf einem Blech mit ${oil} und Salz und röste es 18 Minuten.`,
      ({ fish, lemon, olives }) =>
        `Lege ${fish} darauf, Gefrorenes aufgetaut, dazu Salz, ${lemon} in Scheiben und ${olives}.`,
      () =>
        'Gare den Fisch 12 Minuten, bis er nicht mehr glasig ist und zerfällt; ganzer Fisch braucht 10 länger, Fischstäbchen so lange, wie auf der Packung steht.',
      ({ herbs }) => `Streue ${herbs} darüber.`,
    ],
    rest: 'Fisch hält sich zwei Tage; kalt, zerpflückt im Salat.',
  },
  gratin: {
    title: 'Gratin',
    slots: {
      vegetables: 'Kartoffeln, Blumenkohl oder Wurzelgemüse',
      cream: 'Sahne oder Milch',
      cheese: 'Käse zum Überbacken',
      garlic: 'Knoblauch',
      nutmeg: 'Muskat',
    },
    steps: [
      ({ vegetables }) =>
        `Heize den Ofen vor: 190 °C Ober-/Unterhitze oder 170 °C Umluft. Schneide ${vegetables} in Scheiben von 3 mm, Blumenkohl und Ähnliches in Röschen.`,
      ({ cream, garlic, nutmeg }) =>
        `Erwärme ${cream}; dazu kommen gehackter ${garlic}, ${nutmeg}, Salz und Pfeffer.`,
      ({ vegetables, cream, cheese }) =>
        `Schichte ${vegetables} in eine geölte Form, gieße ${cream} darüber und gib ${cheese} obendrauf.`,
      () => 'Backe alles 50 Minuten, bis ein Messer leicht hineingeht. Wird es zu früh braun, decke es ab.',
    ],
    rest: 'Scheiben einmal in der Pfanne braten, bis sie dampfen.',
  },
  'mash-topped-pie': {
    title: 'Auflauf mit Püreehaube',
    slots: {
      potatoes: 'Kartoffeln',
      filling: 'Hackfleisch oder Bratenreste',
      roots: 'Karotten und Erbsen',
      onion: 'Zwiebeln',
      milk: 'Milch',
      stock: 'Brühe',
      tomato: 'Tomatenmark',
    },
    steps: [
      ({ potatoes }) =>
        `Koche ${potatoes}, geschält und in Stücken, 18 Minuten in Salzwasser weich. Püree, das schon da ist, wird nur erwärmt.`,
      ({ onion, roots, filling }) =>
        `Brate inzwischen ${onion} und ${roots}, klein geschnitten, in Öl. Gib ${filling} dazu: rohes Fleisch, bis es braun, durchgegart und nicht mehr rosa ist, alles andere, bis es dampft. Von getrocknetem Soja reicht ein Drittel des Gewichts, 10 Minuten eingeweicht.`,
      ({ tomato, stock, milk }) =>
        `Rühre ${tomato} und ${stock} ein (Würfel in heißem Wasser) und lass es köcheln, bis es dick ist. Zerstampfe die Kartoffeln mit ${milk} und Salz. Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft.`,
      () =>
        'Gib die Füllung in eine Form und das Püree darauf, raue es mit einer Gabel auf und backe alles 25 Minuten, bis es blubbert.',
    ],
    rest: 'Lässt sich in Portionen gut einfrieren; waren Reste darin, iss jetzt alles auf.',
  },
  'fish-pie-with-mash': {
    title: 'Fischauflauf mit Püree',
    slots: {
      potatoes: 'Kartoffeln',
      fish: 'Fisch und Meeresfrüchte',
      milk: 'Milch',
      flour: 'Mehl',
      greens: 'Erbsen oder Spinat',
      butter: 'Butter',
      eggs: 'hart gekochte Eier',
    },
    steps: [
      ({ potatoes }) =>
        `Koche ${potatoes}, in Stücken, 18 Minuten in Salzwasser weich und zerstampfe alles mit etwas Milch. Püree, das schon da ist, wird nur erwärmt.`,
      ({ butter, flour, milk }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Erhitze ${butter}, rühre eine Minute lang ${flour} ein, dann nach und nach ${milk}. Koche die Soße auf, bis sie dick ist, und würze sie.`,
      ({ fish, greens, eggs }) =>
        `Gib ${fish}, in Stücken und aufgetaut, ${greens} und ${eggs}, 9 Minuten gekocht und geviertelt, in eine Form und die Soße darüber. Lauch brätst du vorher weich.`,
      () =>
        'Bedecke alles mit dem Püree und backe es 25 Minuten, bis es blubbert und der Fisch in der Mitte nicht mehr glasig ist und zerfällt.',
    ],
    rest: 'Zwei Tage im Kühlschrank; einmal aufwärmen, bis es dampft. Waren Fischreste darin, iss jetzt alles auf.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'Pizzateig oder Fladenbrot',
      sauce: 'Tomatensoße',
      cheese: 'Mozzarella oder Reibekäse',
      topping: 'Belag nach Wahl',
    },
    steps: [
      ({ base }) =>
        `Heize den Ofen und ein Blech so heiß vor, wie es geht, auf 240 °C oder mehr. Lege ${base} bereit; Teig rollst du aus.`,
      ({ sauce, topping, cheese }) =>
        `Verstreiche dünn ${sauce}, darauf kommen ${topping}, in dünnen Scheiben, und ${cheese}. Kartoffeln und Auberginen schneidest du hauchdünn. Blätter und Rohschinken kommen erst nach dem Backen darauf.`,
      () => 'Backe die Pizza 12 Minuten, Fladenbrot 8, bis der Rand braun und die Mitte trocken ist.',
    ],
    rest: 'Zwei Tage im Kühlschrank; einmal zugedeckt in einer Pfanne ohne Fett aufbacken.',
  },
  'baked-potatoes': {
    title: 'Ofenkartoffeln',
    slots: {
      potatoes: 'große Kartoffeln',
      topping: 'Füllung nach Wahl',
      salad: 'Salat',
      butter: 'Butter',
    },
    steps: [
      ({ potatoes }) =>
        `Heize den Ofen vor: 200 °C Ober-/Unterhitze oder 180 °C Umluft. Wasche ${potatoes}, stich alles mehrmals ein und backe es 60 Minuten auf dem Rost, bis es auf Druck nachgibt.`,
      ({ topping }) =>
        `Bereite ${topping} vor: Brate Lauch, Pilze, Brokkoli und Spinat weich, erhitze Bohnen und Reste, bis sie dampfen, lass Fisch aus der Dose abtropfen. Würze es.`,
      ({ potatoes, topping, butter, salad }) =>
        `Schneide ${potatoes} auf und gib ${butter} und ${topping} hinein. Dazu gibt es ${salad}.`,
    ],
    rest: 'Kalte brätst du in Scheiben.',
  },
};
