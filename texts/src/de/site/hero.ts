export const carousel = 'Was Crisper tut';

type Points = [string, string, string];

export const datesTitle = 'Iss es, bevor es abläuft.';
export const datesSubtitle =
  'Crisper merkt sich das Datum von allem in deinem Kühlschrank und sagt dir, was du zuerst essen solltest.';
export const datesPoints: Points = [
  'Ein Countdown für jedes Datum, auf die Minute genau',
  'Frisch, bald abgelaufen, abgelaufen: auf einen Blick',
  'Private Notizen, denn „halb voll“ ist wichtig',
];
export const datesAction = 'Kühlschrank füllen';
export const fridgeScene =
  'Ein offener Kühlschrank. Unter jedem Lebensmittel steht, wann es abläuft: Milch in 2 Tagen, Eintopf am letzten Tag, Käse in 11 Tagen.';
export const expiringSoon = 'Läuft bald ab';
export const timeLeft = 'Noch 2 Tage 4 Std. 12 Min.';

export const remindersTitle = 'Dienstag erinnert, Freitag gegessen.';
export const remindersSubtitle =
  'Ein Haushalt wirft im Jahr für rund 3.000 $ gutes Essen weg. Das meiste wurde einfach vergessen.';
export const remindersPoints: Points = [
  'Ein Wink ab fünf Tagen vor dem Datum',
  'Eine Liste: was gerade abgelaufen ist, dann, was als Nächstes dran ist',
  'Eine Glocke, die still bleibt, wenn nichts ansteht',
];
export const remindersAction = 'Sehen, was ansteht';
export const reminderScene =
  'Drei Erinnerungen: Spinat, noch 1 Tag; Hähnchenkeulen, noch 3 Tage; Pudding, noch 5 Tage.';
export const reminderDay = 'Dienstagabend';
export const reminderTime = '18:40';
export const spinach = 'Spinat';
export const spinachDue = 'Noch 1 Tag';
export const chicken = 'Hähnchenkeulen';
export const chickenDue = 'Noch 3 Tage';
export const custard = 'Pudding';
export const custardDue = 'Noch 5 Tage';
export const dinner = 'Dann gibt es heute Hähnchen auf Spinat.';

export const shoppingTitle = 'Kauf, was fehlt. Nicht, was sich versteckt.';
export const shoppingSubtitle =
  'Sieh im Laden nach, was zu Hause steht, und kauf nichts doppelt. So bleiben dir bis zu 1.500 $ im Jahr.';
export const shoppingPoints: Points = [
  '60 % effizienter einkaufen',
  '40 % weniger Essen im Müll',
  '3,2 Stunden mehr Zeit pro Woche',
];
export const shoppingAction = 'Nachsehen, was da ist';
export const basketScene =
  'Ein Einkaufszettel: Zitronen und Olivenöl sind zu kaufen; Käse und Karotten sind durchgestrichen, weil sie zu Hause sind.';
export const shoppingList = 'Liste für Samstag';
export const lemons = 'Zitronen';
export const oliveOil = 'Olivenöl';
export const cheese = 'Käse';
export const carrots = 'Karotten';
export const atHome = '2 zu Hause, sagt Crisper';
