export const heading = 'Advanced features';
export const introduction = 'Start with dates. What we are still building says so.';
export const tabs = 'Advanced features';

export const expiryTrackingTitle = 'Expiry tracking';
export const expiryTrackingText =
  'Each item runs its own clock, in days, hours and minutes, and says so plainly when its time is up.';
export const mackerel = 'Mackerel';
export const mackerelLeft = '0d : 9h : 40m';
export const avocado = 'Avocado';
export const avocadoLeft = '1d : 9h : 40m';
export const cheese = 'Comté';
export const cheeseLeft = '16d : 9h : 40m';
export const oatMilk = 'Oat milk';
export const oatMilkLeft = 'This item has expired.';
export const statusName = { soon: 'Expiring Soon', fresh: 'Fresh', expired: 'Expired' };

export const inventoryTitle = 'Automated inventory';
export const inventoryText =
  'Receipt scanning and image recognition fill the list for you, on your own phone: hold the receipt, the barcode or the food in front of the camera, and see what was understood before it goes onto the shelf. Smart scales are still to come.';
export const tomatoesPrinted = 'TOMATO VINE 500G';
export const tomatoes = 'Vine tomatoes';
export const eggsPrinted = 'FR EGGS X10';
export const eggs = '10 eggs';
export const butterPrinted = 'BTR UNSALT 250';
export const butter = 'Butter';
export const recognised = 'recognised';

export const recipesTitle = 'Waste-reduction recipes';
export const recipesText =
  'Cook from the top of the list. Dishes start from what is due this week in your kitchen, not from what a magazine would like you to buy, and one tap says what went into the pan.';
export const recipe = 'Green shakshuka';
export const recipeSummary = '20 minutes, one pan, three things that are due';
export const recipeEggs = '3 eggs';
export const recipeEggsDue = '3 days';
export const recipeSpinach = 'Spinach';
export const recipeSpinachDue = 'Today';
export const recipeCheese = 'The end of the feta';
export const recipeCheeseDue = '2 days';

export const analyticsTitle = 'Consumption analytics';
export const analyticsText =
  'Your dashboard counts what is fresh, what expires soon and what has expired, and compares it with last week. Your kitchen shows twelve months of what was eaten and what was thrown away. Subscribe below, and weekly reports tell you on Mondays what to eat and what became of the rest.';
export const analyticsWithoutMail =
  'Your dashboard counts what is fresh, what expires soon and what has expired, and compares it with last week. Your kitchen shows twelve months of what was eaten and what was thrown away. Weekly reports would come by mail, and this Crisper sends none.';
export const totalItems = 'Total Items';
export const expiringSoon = 'Expiring Soon';
export const expiredItems = 'Expired Items';
export const freshItems = 'Fresh Items';
export const fromLastWeek = ({ change }: { change: string }) => `${change} from last week`;
export const weeklyReport = 'Your weekly report';
export const weeklyReportSummary = '4 things to eat this week. Lost last week: 1 thing.';

export const shoppingListsTitle = 'Smart shopping lists';
export const shoppingListsText =
  'The list that knows the shelf: 60% more efficient shopping, and no third jar of mustard. It comes along in the app that you install on iOS and Android, also where there is no signal.';
export const bananas = 'Bananas';
export const bananasReason = 'Out since Sunday';
export const coffee = 'Coffee';
export const coffeeReason = 'Two cups left';
export const honey = 'Honey';
export const honeyReason = 'Half a jar at home';
export const rice = 'Rice';
export const riceReason = '1.2 kg at home';
