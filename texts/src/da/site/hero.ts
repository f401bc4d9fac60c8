export const carousel = 'Hvad Crisper gør';

type Points = [string, string, string];

export const datesTitle = 'Spis det, før det udløber.';
export const datesSubtitle =
  'Crisper holder styr på datoen på alt i dit køleskab og siger, hvad du skal spise først.';
export const datesPoints: Points = [
  'En nedtælling til hver dato, på minuttet',
  'Frisk, udløber snart og udløbet, set på et øjeblik',
  'Private noter, for »halvt tilbage« er vigtigt',
];
export const datesAction = 'Fyld dit køleskab';
export const fridgeScene =
  'Et åbent køleskab. Under hver ting står, hvornår den udløber: mælk om 2 dage, gryderet på sidste dag, ost om 11 dage.';
export const expiringSoon = 'Udløber snart';
export const timeLeft = '2 dage 4 t. 12 min. tilbage';

export const remindersTitle = 'Et puf tirsdag redder middagen fredag.';
export const remindersSubtitle =
  'Et hjem smider for cirka 3.000 $ god mad ud om året. Det meste blev bare glemt.';
export const remindersPoints: Points = [
  'Et praj fra fem dage før datoen',
  'Én liste: det, der lige er udløbet, og så det, du skal spise nu',
  'En klokke, der tier, når intet skal spises',
];
export const remindersAction = 'Se, hvad der skal spises';
export const reminderScene =
  'Tre påmindelser: spinat, 1 dag tilbage; kyllingelår, 3 dage tilbage; vanillecreme, 5 dage tilbage.';
export const reminderDay = 'Tirsdag aften';
export const reminderTime = '18:40';
export const spinach = 'Spinat';
export const spinachDue = '1 dag tilbage';
export const chicken = 'Kyllingelår';
export const chickenDue = '3 dage tilbage';
export const custard = 'Vanillecreme';
export const custardDue = '5 dage tilbage';
export const dinner = 'Så bliver det kylling på spinat.';

export const shoppingTitle = 'Køb det, der mangler, ikke det, der gemmer sig.';
export const shoppingSubtitle =
  'Se dine hylder fra butikken, og køb intet to gange. Det sparer dig op til 1.500 $ om året.';
export const shoppingPoints: Points = [
  '60 % mere effektive indkøb',
  '40 % mindre mad i skraldespanden',
  '3,2 timer tilbage hver uge',
];
export const shoppingAction = 'Se på dine hylder';
export const basketScene =
  'En indkøbsliste på papir: citroner og olivenolie skal købes; ost og gulerødder er streget ud, fordi de er hjemme.';
export const shoppingList = 'Listen til lørdag';
export const lemons = 'Citroner';
export const oliveOil = 'Olivenolie';
export const cheese = 'Ost';
export const carrots = 'Gulerødder';
export const atHome = '2 hjemme, siger Crisper';
