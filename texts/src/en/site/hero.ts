export const carousel = 'What Crisper does';

type Points = [string, string, string];

export const datesTitle = 'Eat it before it expires.';
export const datesSubtitle =
  'Crisper keeps the date of everything in your fridge and tells you what to eat first.';
export const datesPoints: Points = [
  'A countdown to every date, to the minute',
  'Fresh, expiring soon and expired, told apart at a glance',
  'Private notes, because “half left” matters',
];
export const datesAction = 'Fill your fridge';
export const fridgeScene =
  'An open fridge. A label under each food says when it expires: milk in 2 days, stew on its last day, cheese in 11 days.';
export const expiringSoon = 'Expiring Soon';
export const timeLeft = 'Time left: 2d : 4h : 12m';

export const remindersTitle = 'Tuesday’s nudge saves Friday’s dinner.';
export const remindersSubtitle =
  'A home bins about $3,000 of good food a year. Most of it was simply forgotten.';
export const remindersPoints: Points = [
  'A heads-up from five days before the date',
  'One list: what just expired, then what to eat next',
  'A bell that keeps quiet when nothing is due',
];
export const remindersAction = 'See what is due';
export const reminderScene =
  'Three reminders: spinach, 1 day remaining; chicken legs, 3 days remaining; custard, 5 days remaining.';
export const reminderDay = 'Tuesday evening';
export const reminderTime = '18:40';
export const spinach = 'Spinach';
export const spinachDue = '1 day remaining';
export const chicken = 'Chicken legs';
export const chickenDue = '3 days remaining';
export const custard = 'Custard';
export const custardDue = '5 days remaining';
export const dinner = 'Dinner, then: chicken on wilted spinach.';

export const shoppingTitle = 'Shop for what is missing, not for what is hiding.';
export const shoppingSubtitle =
  'Look at your shelves from the shop, and buy nothing twice. That keeps up to $1,500 a year in your pocket.';
export const shoppingPoints: Points = [
  '60% more efficient shopping',
  '40% less food in the bin',
  '3.2 hours back every week',
];
export const shoppingAction = 'Check your shelves';
export const basketScene =
  'A shopping list on paper: lemons and olive oil to buy; cheese and carrots are crossed out because they are at home.';
export const shoppingList = 'Saturday’s list';
export const lemons = 'Lemons';
export const oliveOil = 'Olive oil';
export const cheese = 'Cheese';
export const carrots = 'Carrots';
export const atHome = '2 at home, says Crisper';
