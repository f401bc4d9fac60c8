export const carousel = 'Wat Crisper doet';

type Points = [string, string, string];

export const datesTitle = 'Eet het voor het verloopt.';
export const datesSubtitle =
  'Crisper onthoudt de datum van alles in je koelkast en zegt wat je eerst moet opeten.';
export const datesPoints: Points = [
  'Aftellen naar elke datum, op de minuut af',
  'Vers, bijna verlopen of verlopen: je ziet het meteen',
  'Notities voor jou alleen, want ‘half vol’ maakt uit',
];
export const datesAction = 'Vul je koelkast';
export const fridgeScene =
  'Een open koelkast. Onder elk ding staat wanneer het verloopt: melk over 2 dagen, stoofpot op de laatste dag, kaas over 11 dagen.';
export const expiringSoon = 'Verloopt bijna';
export const timeLeft = 'Nog 2 dagen 4 u 12 min';

export const remindersTitle = 'Dinsdag een seintje, vrijdag een maaltijd.';
export const remindersSubtitle =
  'Een huishouden gooit per jaar voor zo’n $ 3.000 aan goed eten weg. Het meeste was gewoon vergeten.';
export const remindersPoints: Points = [
  'Een seintje vanaf vijf dagen voor de datum',
  'Eén lijst: wat net is verlopen, dan wat op moet',
  'Een belletje dat stil blijft als er niets is',
];
export const remindersAction = 'Kijk wat op moet';
export const reminderScene =
  'Drie herinneringen: spinazie, nog 1 dag; kippenpoten, nog 3 dagen; vla, nog 5 dagen.';
export const reminderDay = 'Dinsdagavond';
export const reminderTime = '18:40';
export const spinach = 'Spinazie';
export const spinachDue = 'Nog 1 dag';
export const chicken = 'Kippenpoten';
export const chickenDue = 'Nog 3 dagen';
export const custard = 'Vla';
export const custardDue = 'Nog 5 dagen';
export const dinner = 'Dan eten we kip op een bedje spinazie.';

export const shoppingTitle = 'Koop wat ontbreekt, niet wat zich verstopt.';
export const shoppingSubtitle =
  'Kijk vanuit de winkel op je eigen planken, en koop niets dubbel. Dat scheelt tot $ 1.500 per jaar.';
export const shoppingPoints: Points = [
  '60% efficiënter boodschappen doen',
  '40% minder eten in de vuilnisbak',
  '3,2 uur terug, elke week',
];
export const shoppingAction = 'Kijk wat je hebt';
export const basketScene =
  'Een boodschappenbriefje: citroenen en olijfolie moeten nog; kaas en wortels zijn doorgestreept, want die zijn thuis.';
export const shoppingList = 'Lijst voor zaterdag';
export const lemons = 'Citroenen';
export const oliveOil = 'Olijfolie';
export const cheese = 'Kaas';
export const carrots = 'Wortels';
export const atHome = '2 thuis, zegt Crisper';
