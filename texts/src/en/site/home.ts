export const whyHeading = 'Why choose Crisper';
export const whyText =
  'You already own the best tool against waste: dinner. Crisper only tells you what to begin with.';
export const seeThrough = 'See through the fridge door';
export const seeThroughText =
  'From the shop, the train or the sofa: what you have, how much of it, and until when.';
export const clearDates = 'Dates that mean something';
export const clearDatesText =
  'Three colours, no arithmetic. Green can wait, yellow is dinner, red is a lesson learned.';
export const freshTag = '12 days';
export const soonTag = 'Tomorrow';
export const expiredTag = 'Expired';
export const shared = 'Made for shared kitchens';
export const sharedText =
  'Flatmates, families, the office fridge: one shelf for all, with a name beside what is somebody’s own. Only the people in your kitchen see it, and the programs they let in.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Better food, not just less waste';
export const betterFoodText =
  '72% say they eat healthier. When the greens are on top of the list, they end up on the plate.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = '%';
export const satisfactionLabel = 'satisfaction';
export const wasteReductionSuffix = '%';
export const wasteReductionLabel = 'waste reduction';
export const timeSavedSuffix = 'h';
export const timeSavedLabel = 'weekly time saved';
export const savingsPrefix = '$';
export const savingsSuffix = 'k';
export const savingsLabel = 'annual savings';

export const howHeading = 'How it works';
export const howText = 'Four steps. The first one is yours, the others happen by themselves.';
export const scanTitle = 'Scan';
export const scanText =
  'Hold a barcode, a receipt or the date on a pack in front of the camera, or type “milk, 6 eggs”. You see what we understood, and the shelf fills.';
export const trackingTitle = 'Real-time tracking';
export const trackingText =
  'Every item counts down on its own, and what others put in shows up while you look. Your overview lists what to eat first.';
export const alertsTitle = 'Alerts';
export const alertsText =
  'From five days before the date, the bell tells you. Early enough to plan, late enough to matter.';
export const insightsTitle = 'Insights';
export const insightsText =
  'Your kitchen adds up what was eaten and what was thrown away, month by month, and says what may help. If you like, a weekly report comes by mail. Wasting less saves a family up to $1,200 a year.';
export const insightsWithoutMail =
  'Your kitchen adds up what was eaten and what was thrown away, month by month, and says what may help. This Crisper mails no weekly reports. Wasting less saves a family up to $1,200 a year.';
export const start = 'Start with one item';

export const resourcesHeading = 'Resources and impact';
export const resourcesText = 'Things to print, fill in and watch, whether or not you use Crisper.';
export const storageGuideTitle = 'The storage guide';
export const storageGuideText =
  'How long 70 foods keep in the fridge, the freezer and the cupboard. Two pages to hang up.';
export const expiryTrackerTitle = 'The expiry tracker';
export const expiryTrackerText =
  'A workbook that colours what to eat soon, for those who like their kitchen in cells.';
export const mealPlannerTitle = 'The meal planner';
export const mealPlannerText = 'One sheet a week: what spoils first, what to cook when, what to buy.';
export const walkthroughTitle = 'The walkthrough';
export const walkthroughText = 'Crisper in half a minute, without a word spoken.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Download',
  unseen(` ${title}`),
];
export const impactText = 'What looking in time adds up to:';
export const mealsSuffix = 'K+';
export const mealsLabel = 'meals';
export const familiesSuffix = '+';
export const familiesLabel = 'families';
export const carbonDioxideSuffix = 'K kg';
export const carbonDioxideLabel = 'CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'countries';

export const blogHeading = 'From the blog';
export const allArticles = 'All articles';
export const fridgeMapCategory = 'Storage';
export const fridgeMapHeading = 'A map of your fridge';
export const fridgeMapText = 'Where the cold is, where it is not, and why milk has no business in the door.';
export const dateLabelsCategory = 'Dates & Safety';
export const dateLabelsHeading = 'Best before, use by, sell by: three different promises';
export const dateLabelsText = 'One is about safety, one about crunch, and one is none of your business.';
export const cookInOrderCategory = 'Planning';
export const cookInOrderHeading = 'Cook the week in the order it spoils';
export const cookInOrderText = 'Fish on Monday, cabbage on Sunday: a meal plan that follows the food.';
