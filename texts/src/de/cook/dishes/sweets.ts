import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Obst-Crumble',
    slots: {
      fruit: 'Obst',
      flour: 'Mehl',
      oats: 'Haferflocken oder Nüsse',
      fat: 'kalte Butter',
      sugar: 'Zucker',
      cinnamon: 'Zimt',
    },
    steps: [
      () => 'Heize den Ofen vor: 190 °C Ober-/Unterhitze oder 170 °C Umluft.',
      ({ fruit, sugar, cinnamon }) =>
        `Wasche ${fruit}, entsteine und schneide alles, wo nötig; von Rhabarber nimm nur die Stangen, denn seine Blätter sind giftig. Quitten kochst du erst weich. Gib ein Drittel von ${sugar} und ${cinnamon} dazu und mische alles in einer Auflaufform.`,
      ({ flour, fat, oats }) =>
        `Zerreibe ${flour}, ${fat}, den restlichen Zucker und eine Prise Salz zu Streuseln. Mische ${oats} unter und verteile alles über dem Obst.`,
      () =>
        'Backe den Crumble 35 Minuten, bis die Streusel braun sind, am Rand der Saft blubbert und das Obst weich ist.',
    ],
    rest: 'Zum Frühstück, mit Joghurt.',
  },
  compote: {
    title: 'Kompott',
    slots: {
      fruit: 'Obst',
      sugar: 'Zucker oder Honig',
      lemon: 'Zitrone',
      yoghurt: 'Joghurt oder Vanillesoße',
    },
    steps: [
      ({ fruit }) =>
        `Wasche ${fruit}, entsteine und schneide alles, wo nötig. Schneide Druckstellen weg; was schimmlig ist, wird weggeworfen, ebenso die Blätter von Rhabarber: Sie sind giftig.`,
      ({ sugar, lemon }) =>
        `Gib einen Schuss Wasser, ${sugar} und ${lemon} dazu und lass alles 10 Minuten köcheln, bis es so weit zerfällt, wie du magst; Trockenobst und Quitten brauchen 30, mit Wasser bedeckt.`,
      ({ yoghurt }) => `Iss das Kompott warm oder kalt, dazu ${yoghurt}.`,
    ],
    rest: 'Gekühlt drei Tage, oder in kleinen Dosen eingefroren.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: {
      fruit: 'Obst',
      liquid: 'Milch, Joghurt oder Saft',
      greens: 'etwas Grünes',
      oats: 'Haferflocken',
    },
    steps: [
      ({ fruit }) => `Wasche ${fruit}; schäle, entsteine und schneide alles, wo nötig.`,
      ({ liquid, greens, oats }) =>
        `Dazu kommen ${liquid}, ${greens} und ${oats}. Püriere alles glatt und verdünne es mit Wasser.`,
    ],
    rest: 'Einen Tag in einer geschlossenen Flasche im Kühlschrank; oder als Eis am Stiel einfrieren.',
  },
  'porridge-with-fruit': {
    title: 'Porridge mit Obst',
    slots: { oats: 'Haferflocken', milk: 'Milch', fruit: 'Obst', nuts: 'Nüsse', honey: 'Honig' },
    steps: [
      ({ oats, milk }) =>
        `Lass ${oats} in ${milk} mit einer Prise Salz 6 Minuten köcheln und rühre dabei, bis es dick ist.`,
      ({ fruit }) => `Schneide ${fruit} klein und erwärme die Hälfte davon im Brei.`,
      ({ fruit, nuts, honey }) => `Gib den Rest ${fruit} darauf, dazu ${nuts} und ${honey}.`,
    ],
    rest: 'Einmal mit einem Schuss Milch aufwärmen, bis es dampft.',
  },
  'overnight-oats': {
    title: 'Overnight Oats',
    slots: { oats: 'Haferflocken', yoghurt: 'Joghurt', milk: 'Milch', fruit: 'Obst' },
    steps: [
      ({ oats, yoghurt, milk }) => `Verrühre ${oats}, ${yoghurt} und ${milk} in zwei Gläsern.`,
      ({ fruit }) =>
        `Reibe oder schneide ${fruit} und rühre alles unter; was braun wird, kommt erst am Morgen darauf.`,
      () => 'Schließe die Gläser und stelle sie über Nacht in den Kühlschrank, mindestens aber zwei Stunden.',
    ],
    rest: 'Zwei Tage im Kühlschrank.',
  },
  'fruit-salad-bowl': {
    title: 'Obstsalat',
    slots: {
      fruit: 'Obst',
      juice: 'Zitrone oder Orange',
      cream: 'Joghurt oder Sahne',
      mint: 'Minze',
      nuts: 'Nüsse',
    },
    steps: [
      ({ fruit }) =>
        `Wasche ${fruit}, schäle und entsteine alles, wo nötig, und schneide es in mundgerechte Stücke.`,
      ({ juice }) => `Mische sofort ${juice}, ausgepresst, unter, damit nichts braun wird.`,
      ({ mint, nuts, cream }) => `Dazu gibt es ${mint}, ${nuts} und ${cream}.`,
    ],
    rest: 'Bis morgen im Kühlschrank, oder in einen Smoothie.',
  },
  'baked-fruit': {
    title: 'Obst aus dem Ofen',
    slots: {
      fruit: 'Äpfel, Birnen oder Steinobst',
      filling: 'Nüsse, Rosinen oder Kekse',
      sugar: 'Honig oder Zucker',
      butter: 'Butter',
      cream: 'Sahne oder Joghurt',
    },
    steps: [
      ({ fruit }) =>
        `Heize den Ofen vor: 190 °C Ober-/Unterhitze oder 170 °C Umluft. Halbiere ${fruit}, ohne Steine und Kerngehäuse, und lege alles mit der Schnittfläche nach oben in eine Form; Ananas und Rhabarberstangen in Stücken.`,
      ({ filling, sugar, butter }) =>
        `Verteile ${filling}, ${sugar} und ${butter} darin oder darüber und gib ein paar Löffel Wasser dazu.`,
      () => 'Backe alles 25 Minuten, bis es weich ist; ganze Äpfel brauchen 15 Minuten mehr, Quitten 35.',
      ({ cream }) => `Iss es warm, dazu ${cream}.`,
    ],
    rest: 'Kalt mit Porridge oder Joghurt.',
  },
  'fruit-batter-pudding': {
    title: 'Clafoutis mit Obst',
    slots: { fruit: 'Obst', eggs: 'Eier', milk: 'Milch', flour: 'Mehl', sugar: 'Zucker' },
    steps: [
      () =>
        'Heize den Ofen vor: 180 °C Ober-/Unterhitze oder 160 °C Umluft. Fette eine Auflaufform mit Butter oder Öl ein.',
      ({ fruit }) =>
        `Wasche ${fruit}, entsteine und schneide alles, wo nötig, und verteile es auf dem Boden; von Rhabarber nimm nur die Stangen.`,
      ({ eggs, sugar, flour, milk }) =>
        `Verquirle ${eggs}, ${sugar} und eine Prise Salz, dann ${flour}, dann ${milk}, und gieße alles darüber.`,
      () => 'Backe den Clafoutis 40 Minuten, bis er goldgelb und die Mitte gestockt ist.',
    ],
    rest: 'Innerhalb von zwei Stunden in den Kühlschrank. Schmeckt auch kalt, noch zwei Tage.',
  },
  'rice-pudding-from-rice': {
    title: 'Milchreis aus gekochtem Reis',
    slots: {
      rice: 'Reis, gekocht',
      milk: 'Milch',
      sugar: 'Zucker',
      fruit: 'Obst',
      cinnamon: 'Zimt oder Vanille',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `In den Topf kommen ${rice}, ${milk}, ${sugar} und ${cinnamon}. Lass alles 18 Minuten köcheln und rühre oft, bis es cremig ist und dampft. Nimm nur Reis, der innerhalb einer Stunde abgekühlt war und höchstens einen Tag im Kühlschrank stand.`,
      ({ fruit }) => `Iss ihn heiß, dazu ${fruit}.`,
    ],
    rest: 'Der Reis wurde aufgehoben und einmal erwärmt: Iss jetzt alles auf.',
  },
};
