export const carousel = 'Vad Crisper gör';

type Points = [string, string, string];

export const datesTitle = 'Ät det innan det går ut.';
export const datesSubtitle = 'Crisper har datumet på allt i din kyl och säger vad du ska äta först.';
export const datesPoints: Points = [
  'Nedräkning till varje datum, på minuten',
  'Fräscht, går snart ut och utgånget, med en blick',
  'Egna anteckningar, för ”halva kvar” spelar roll',
];
export const datesAction = 'Fyll din kyl';
export const fridgeScene =
  'Ett öppet kylskåp. En lapp under varje sak säger när den går ut: mjölk om 2 dagar, gryta sista dagen, ost om 11 dagar.';
export const expiringSoon = 'Går snart ut';
export const timeLeft = '2 dagar 4 tim 12 min kvar';

export const remindersTitle = 'Tisdagens knuff räddar fredagens middag.';
export const remindersSubtitle =
  'Ett hem slänger bra mat för ungefär 3 000 dollar om året. Det mesta blev helt enkelt bortglömt.';
export const remindersPoints: Points = [
  'En förvarning från fem dagar före datumet',
  'En lista: det som just gick ut, sedan det du ska äta härnäst',
  'En klocka som är tyst när inget går ut',
];
export const remindersAction = 'Se vad som går ut';
export const reminderScene =
  'Tre påminnelser: spenat, 1 dag kvar; kycklinglår, 3 dagar kvar; vaniljsås, 5 dagar kvar.';
export const reminderDay = 'Tisdag kväll';
export const reminderTime = '18.40';
export const spinach = 'Spenat';
export const spinachDue = '1 dag kvar';
export const chicken = 'Kycklinglår';
export const chickenDue = '3 dagar kvar';
export const custard = 'Vaniljsås';
export const custardDue = '5 dagar kvar';
export const dinner = 'Då blir middagen kyckling på spenat.';

export const shoppingTitle = 'Köp det som saknas, inte det som gömmer sig.';
export const shoppingSubtitle =
  'Titta på dina hyllor från affären och köp inget två gånger. Så behåller du upp till 1 500 dollar om året.';
export const shoppingPoints: Points = [
  '60 % effektivare inköp',
  '40 % mindre mat i soporna',
  '3,2 timmar över varje vecka',
];
export const shoppingAction = 'Kolla dina hyllor';
export const basketScene =
  'En inköpslista på papper: citroner och olivolja att köpa; ost och morötter är överstrukna för att de finns hemma.';
export const shoppingList = 'Lördagens lista';
export const lemons = 'Citroner';
export const oliveOil = 'Olivolja';
export const cheese = 'Ost';
export const carrots = 'Morötter';
export const atHome = '2 hemma, säger Crisper';
